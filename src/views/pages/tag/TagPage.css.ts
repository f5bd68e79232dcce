import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const body = style({ paddingBlock: vars.space.xl2 });

export const cloud = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.md,
  maxWidth: 860,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
});

/** As high in every size, so that the rows are even. */
const base = style({
  display: 'block',
  padding: `max(4px, (${vars.measure.target} - 2px - 1.3em) / 2) 16px`,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 22,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.accent, borderColor: vars.color.accent } },
    },
  },
});

export const tag = styleVariants({
  1: [base, { fontSize: '0.9375rem' }],
  2: [base, { fontSize: '1.0625rem' }],
  3: [base, { fontSize: '1.25rem' }],
  4: [base, { fontSize: '1.5rem' }],
  5: [base, { fontSize: '1.75rem' }],
});

export const count = style({
  marginLeft: 6,
  color: vars.color.soft,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
