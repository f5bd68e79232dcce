import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const body = style({ paddingBlock: vars.space.xl2 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.lg,
  // As tall as its neighbours, the bar at the foot.
  alignContent: 'space-between',
  height: '100%',
  padding: vars.space.xl,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  transition: `box-shadow ${vars.duration.calm} ${vars.ease.out}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { boxShadow: vars.color.shadow, color: vars.color.accent } },
    },
  },
});

export const name = style({
  minWidth: 0,
  fontFamily: vars.font.wenkai,
  fontSize: vars.size.xl,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const count = style({ color: vars.color.soft, fontSize: vars.size.md });

export const chevron = style({ width: 18, height: 18, color: vars.color.soft });

export const bar = style({
  gridColumn: '1 / -1',
  height: 4,
  borderRadius: vars.radius.full,
  background: vars.color.code,
  overflow: 'hidden',
});

export const fill = style({
  display: 'block',
  height: '100%',
  minWidth: 4,
  borderRadius: 'inherit',
  background: vars.color.second,
});
