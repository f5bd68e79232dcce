import { Link } from 'wouter';
import { button } from './Button.css.ts';
import { picture, sentence, state } from './EmptyState.css.ts';
import { Ridge } from './Ridge.tsx';

interface EmptyStateProps {
  text: string;
  /** The way on. */
  action?: { label: string; href: string };
}

export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className={state} data-part="empty">
      <Ridge className={picture} />
      <p className={sentence}>{text}</p>
      {action && (
        <Link className={button.quiet} href={action.href}>
          {action.label}
        </Link>
      )}
    </div>
  );
}
