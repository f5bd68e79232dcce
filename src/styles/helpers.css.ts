import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Read by screen readers, seen by nobody. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** The column every page stands in. */
export const page = style({
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: `max(${vars.space.lg}, env(safe-area-inset-left)) max(${vars.space.lg}, env(safe-area-inset-right))`,
});
