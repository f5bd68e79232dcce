import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const main = style({ flex: 1, minWidth: 0 });

export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.progress,
  top: vars.space.sm,
  left: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.color.shadow,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});
