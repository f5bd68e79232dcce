import Archive from 'lucide-react/icons/archive';
import Folder from 'lucide-react/icons/folder';
import House from 'lucide-react/icons/house';
import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './Drawer.css.ts';

const ICONS: Readonly<Record<string, typeof House>> = {
  '/home': House,
  '/archives': Archive,
  '/category': Folder,
  '/tag': Tag,
};

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The site's. */
  name: string;
  menu: readonly { path: string; label: string }[];
  /** Path of the page shown. */
  path: string;
}

/** The menu of phones: a modal dialog at the edge; the platform keeps the focus inside and closes it on Esc. */
export function Drawer({ isOpen, onClose, name, menu, path }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const box = dialog.current;
    // Only the backdrop is the dialog itself; a press inside has a child as its target.
    const onPress = (event: Event) => {
      if (event.target === box) onClose();
    };
    box?.addEventListener('click', onPress);
    return () => box?.removeEventListener('click', onPress);
  }, [onClose]);
  return (
    <dialog
      aria-label="菜单"
      className={styles.drawer}
      data-part="drawer"
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <IconButton label="关闭菜单" onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <nav aria-label="菜单">
        <ul>
          {menu.map(({ path: to, label }) => {
            const Icon = ICONS[to];
            return (
              <li key={to}>
                <Link
                  aria-current={to === path ? 'page' : undefined}
                  className={styles.item}
                  href={to}
                  onClick={onClose}
                >
                  {Icon && <Icon size={18} strokeWidth={1.75} />}
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </dialog>
  );
}
