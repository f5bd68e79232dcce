import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  marginTop: vars.space.xl4,
  // Room for the disc at the lower left.
  padding: `${vars.space.xl} ${vars.space.xl} calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.soft,
  fontSize: vars.size.sm,
  textAlign: 'center',
  '@media': {
    [media.narrow]: { paddingBottom: `calc(${vars.space.xl5} + env(safe-area-inset-bottom))` },
  },
});

export const record = style({
  // 44 px to touch in a line of 23.
  margin: '-11px 0',
  paddingBlock: 11,
  ':hover': { color: vars.color.accent },
});
