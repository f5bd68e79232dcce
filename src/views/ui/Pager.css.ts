import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  justifyContent: 'center',
  marginBlock: `${vars.space.md} ${vars.space.xl}`,
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.measure.target,
  height: vars.measure.target,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.md,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { borderColor: vars.color.accent } },
    },
  },
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  color: vars.color.soft,
});
