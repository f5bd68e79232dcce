import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Menu from 'lucide-react/icons/menu';
import { Link } from 'wouter';
import { drawerView } from '#src/drawerView.ts';
import { selectIsDrawerOpen, selectStateAttribute } from '#src/machines/header/header.selectors.ts';
import { selectPath } from '#src/machines/navigation/navigation.selectors.ts';
import { routes } from '#src/routes.ts';
import { useAppActor } from '../appContext.ts';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './Header.css.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const menu = routes
  .flatMap(({ path, menu }) => (menu === undefined ? [] : [{ path, ...menu }]))
  .sort((one, other) => one.order - other.order);

/** The bar at the top of every page. Its menu shows the routes that exist. */
export function Header({ name }: { name: string }) {
  const header = useAppActor('header');
  const state = useSelector(header, selectStateAttribute);
  const isDrawerOpen = useSelector(header, selectIsDrawerOpen);
  const path = useSelector(useAppActor('navigation'), selectPath);
  const Drawer = drawerView();
  return (
    <>
      <header
        className={styles.header}
        data-machine="header"
        data-print="hidden"
        data-state={state}
      >
        {path !== '/home' && (
          <IconButton
            className={styles.back}
            label="返回"
            onClick={() => header.send({ type: 'back.requested' })}
          >
            <ArrowLeft size={20} strokeWidth={1.75} />
          </IconButton>
        )}
        <Link className={styles.name} href="/home">
          {name}
        </Link>
        <nav aria-label="主导航" className={styles.navigation}>
          <ul className={styles.menu}>
            {menu
              .filter((entry) => !entry.drawerOnly)
              .map((entry) => (
                <li key={entry.path}>
                  <Link
                    aria-current={entry.path === path ? 'page' : undefined}
                    className={styles.item}
                    href={entry.path}
                  >
                    {entry.label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <ThemeSwitch />
          <IconButton
            aria-expanded={isDrawerOpen}
            aria-haspopup="dialog"
            className={styles.narrowOnly}
            label="打开菜单"
            onClick={() => header.send({ type: 'drawer.requested' })}
          >
            <Menu size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
      </header>
      {Drawer !== null && (
        <Drawer
          isOpen={isDrawerOpen}
          menu={menu}
          name={name}
          onClose={() => header.send({ type: 'drawer.closed' })}
          path={path}
        />
      )}
    </>
  );
}
