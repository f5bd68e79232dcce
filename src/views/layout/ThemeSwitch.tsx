import { useSelector } from '@xstate/react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { MouseEvent } from 'react';
import { selectIsDark, selectStateAttribute } from '#src/machines/theme/theme.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { toDark, toLight } from './ThemeSwitch.css.ts';

export function ThemeSwitch() {
  const theme = useAppActor('theme');
  const state = useSelector(theme, selectStateAttribute);
  const isDark = useSelector(theme, selectIsDark);
  return (
    <IconButton
      aria-checked={isDark}
      data-machine="theme"
      data-state={state}
      label="夜间主题"
      onClick={(event) => theme.send({ type: 'theme.toggled', origin: centreOf(event) })}
      role="switch"
    >
      <Moon className={toDark} size={20} strokeWidth={1.75} />
      <Sun className={toLight} size={20} strokeWidth={1.75} />
    </IconButton>
  );
}

function centreOf({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
