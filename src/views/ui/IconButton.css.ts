import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.measure.target,
  height: vars.measure.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, opacity ${vars.duration.quick}`,
  ':active': { background: 'color-mix(in srgb, currentColor 20%, transparent)' },
  ':disabled': { opacity: 0.45, cursor: 'not-allowed' },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled):not(:active)': {
          background: 'color-mix(in srgb, currentColor 12%, transparent)',
        },
      },
    },
  },
});
