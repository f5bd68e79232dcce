import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import * as css from './TopBar.css.ts';

interface TopBarProps {
  backLabel: string;
  onBack: () => void;
  middle?: ReactNode;
  /** Buttons at the right. */
  children?: ReactNode;
}

export function TopBar({ backLabel, onBack, middle, children }: TopBarProps) {
  return (
    <div className={css.bar} data-part="top-bar">
      <IconButton label={backLabel} data-part="back" onClick={onBack}>
        <ChevronDown size={24} aria-hidden="true" />
      </IconButton>
      <div className={css.middle}>{middle}</div>
      <div className={css.tools}>{children}</div>
    </div>
  );
}
