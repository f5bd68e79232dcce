import type { ComponentProps } from 'react';
import { button } from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one thing to do here, `quiet` (the default) everything else. */
  variant?: keyof typeof button;
  /** Under way: cannot be pressed and turns a small spinner. */
  busy?: boolean;
}

export function Button({
  variant = 'quiet',
  busy = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={button[variant]}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner size={16} label="" />}
      {children}
    </button>
  );
}
