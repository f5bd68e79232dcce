import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, read aloud and shown on hover. */
  label: string;
}

/** A button of 44 px that shows one icon (its child, 20 px). */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={className === undefined ? iconButton : `${iconButton} ${className}`}
    />
  );
}
