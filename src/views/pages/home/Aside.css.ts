import { globalStyle, style } from '@vanilla-extract/css';
import { clamped } from '#src/styles/clamped.ts';
import { media, vars } from '#src/styles/theme.css.ts';

export const aside = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    // Columns, so that a short card leaves no hole beside a tall one.
    '(min-width: 799px) and (max-width: 980px)': {
      display: 'block',
      columns: 2,
      columnGap: vars.space.xl,
    },
  },
});

globalStyle(`${aside} > *`, {
  '@media': {
    '(min-width: 799px) and (max-width: 980px)': {
      breakInside: 'avoid',
      marginBottom: vars.space.xl,
    },
  },
});

export const box = style({ padding: vars.space.xl });

export const notice = style({ margin: 0, fontSize: vars.size.md, whiteSpace: 'pre-line' });

export const hotList = style({ margin: 0, padding: 0, listStyle: 'none' });

globalStyle(`${hotList} a`, {
  display: 'flex',
  gap: vars.space.md,
  paddingBlock: 9,
  fontSize: vars.size.md,
  lineHeight: 1.55,
});

globalStyle(`${hotList} a:hover`, { color: vars.color.accent });

export const hotTitle = style({
  ...clamped(2),
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const rank = style({
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: 6,
  background: vars.color.code,
  color: vars.color.soft,
  fontSize: vars.size.sm,
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
  selectors: {
    'li:nth-child(-n+3) &': { color: vars.color.accent },
  },
});

export const tagList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const tag = style({
  padding: '5px 12px',
  borderRadius: vars.radius.full,
  background: vars.color.code,
  fontSize: vars.size.sm,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    [media.narrow]: { padding: '10px 16px' },
  },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space.sm,
  margin: 0,
  fontSize: vars.size.md,
});

globalStyle(`${figures} dt`, { color: vars.color.soft });
globalStyle(`${figures} dd`, {
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});
