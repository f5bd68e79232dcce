import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minHeight: vars.measure.target,
  padding: `${vars.space.sm} 20px`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  font: 'inherit',
  fontSize: vars.size.md,
  lineHeight: 1.5,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  ':disabled': { cursor: 'not-allowed' },
});

/** `primary` is the one thing to do here, `quiet` is everything else. */
export const button = styleVariants({
  primary: [
    base,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      ':active': { background: `color-mix(in srgb, ${vars.color.accent} 86%, black)` },
      ':disabled': {
        background: vars.color.code,
        borderColor: vars.color.line,
        color: vars.color.soft,
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:disabled)': {
              background: `color-mix(in srgb, ${vars.color.accent} 90%, ${vars.color.ink})`,
            },
          },
        },
      },
    },
  ],
  quiet: [
    base,
    {
      background: vars.color.card,
      borderColor: vars.color.line,
      color: vars.color.ink,
      ':active': { background: vars.color.code },
      ':disabled': { background: vars.color.code, color: vars.color.soft },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:disabled)': { borderColor: vars.color.accent, color: vars.color.accent },
          },
        },
      },
    },
  ],
});
