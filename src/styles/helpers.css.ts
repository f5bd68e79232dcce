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

/** Between the edge of the window and what stands there: the name in the header, the page's text. */
export const margin = `clamp(${vars.space.lg}, 4vw, ${vars.space.xl3})`;

/** The column every page stands in: its text is as wide as `vars.measure.page` without 16 px on each side. */
export const page = style({
  maxWidth: `calc(${vars.measure.page} - 2 * ${vars.space.lg} + 2 * ${margin})`,
  marginInline: 'auto',
  paddingInline: `max(${margin}, env(safe-area-inset-left)) max(${margin}, env(safe-area-inset-right))`,
});

/** Heading of a box beside the text, with the accent's mark before it. */
export const asideHeading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  margin: '0 0 14px',
  fontSize: vars.size.md,
  fontWeight: 600,
  letterSpacing: '0.08em',
  selectors: {
    '&::before': {
      content: '',
      width: 3,
      height: 14,
      borderRadius: 2,
      background: vars.color.accent,
    },
  },
});
