import { style } from '@vanilla-extract/css';
import { clamped } from '#src/styles/clamped.ts';
import { media, vars } from '#src/styles/theme.css.ts';

/** From here on a year has room beside its months. */
const ROOMY = '(min-width: 900px)';

export const body = style({ paddingBlock: vars.space.xl });

export const total = style({ margin: `0 0 ${vars.space.xl}`, color: vars.color.soft });

export const timeline = style({ margin: 0, padding: 0, listStyle: 'none' });

export const year = style({
  marginBottom: vars.space.xl2,
  '@media': {
    [ROOMY]: { display: 'grid', gridTemplateColumns: '160px minmax(0, 1fr)' },
  },
});

export const yearName = style({
  margin: `0 0 ${vars.space.lg}`,
  fontFamily: vars.font.wenkai,
  fontSize: '2rem',
  fontWeight: 400,
  lineHeight: 1.3,
  '@media': {
    // Stays in sight beside its twelve months at most.
    [ROOMY]: {
      position: 'sticky',
      top: 88,
      gridRow: '1 / span 12',
      alignSelf: 'start',
      margin: 0,
    },
  },
});

export const month = style({
  position: 'relative',
  gridColumn: 2,
  paddingLeft: vars.space.xl2,
  paddingBottom: vars.space.lg,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: 6,
      top: 22,
      bottom: -6,
      width: 2,
      background: vars.color.line,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      left: 1,
      top: 8,
      width: 12,
      height: 12,
      border: `2px solid ${vars.color.accent}`,
      borderRadius: vars.radius.full,
      background: vars.color.paper,
    },
  },
  '@media': { [media.narrow]: { paddingLeft: vars.space.xl } },
});

export const monthName = style({
  margin: `0 0 ${vars.space.sm}`,
  fontSize: vars.size.base,
  fontWeight: 600,
});

export const count = style({
  marginLeft: vars.space.sm,
  color: vars.color.soft,
  fontSize: vars.size.sm,
  fontWeight: 400,
});

export const entry = style({ borderBottom: `1px solid ${vars.color.line}` });

export const entryLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.lg,
  minHeight: 70,
  paddingBlock: vars.space.sm,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    [media.narrow]: { gap: vars.space.md },
  },
});

export const day = style({
  flex: 'none',
  width: '3.2em',
  color: vars.color.soft,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const entryTitle = style({
  ...clamped(3),
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const thumbnail = style({
  flex: 'none',
  borderRadius: vars.radius.control,
  objectFit: 'cover',
  background: vars.pictureGround,
  '@media': { [media.narrow]: { width: 80, height: 45 } },
});
