import { style, styleVariants } from '@vanilla-extract/css';
import { clamped } from '#src/styles/clamped.ts';
import { media, vars } from '#src/styles/theme.css.ts';

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.lg,
  marginTop: vars.space.xl2,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '1fr' },
    [media.print]: { display: 'none' },
  },
});

const base = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  padding: `${vars.space.lg} ${vars.space.xl}`,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.accent, boxShadow: vars.color.shadow } },
    },
  },
});

export const neighbour = styleVariants({
  previous: [base],
  next: [
    base,
    {
      gridColumn: 2,
      textAlign: 'right',
      '@media': { [media.narrow]: { gridColumn: 'auto', textAlign: 'left' } },
    },
  ],
});

export const label = style({ color: vars.color.soft, fontSize: vars.size.sm });

export const title = style({ ...clamped(3), overflowWrap: 'anywhere', textWrap: 'balance' });
