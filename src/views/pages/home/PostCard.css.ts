import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clamped } from '#src/styles/clamped.ts';
import { media, vars } from '#src/styles/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
  minHeight: 204,
  transition: `box-shadow ${vars.duration.calm} ${vars.ease.out}`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${rise} ${vars.duration.calm} ${vars.ease.out}`,
    },
    [media.hover]: { selectors: { '&:hover': { boxShadow: vars.color.shadow } } },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    '&:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)' },
  },
});

globalStyle(`${post}:nth-of-type(even)`, {
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const cover = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.pictureGround,
  selectors: { [`${post}:nth-of-type(even) &`]: { order: 2 } },
  '@media': {
    [media.narrow]: {
      height: 180,
      selectors: { [`${post}:nth-of-type(even) &`]: { order: 0 } },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform 600ms ${vars.ease.out}`,
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      selectors: { [`${post}:hover &`]: { transform: 'scale(1.03)' } },
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '24px 28px',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  '@media': { [media.narrow]: { padding: '18px 20px 20px' } },
});

export const title = style({
  ...clamped(3),
  // Room for the ring of the link inside.
  margin: '0 -4px',
  paddingInline: 4,
  fontSize: vars.size.xl,
  fontWeight: 600,
  lineHeight: 1.45,
  letterSpacing: '0.01em',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { fontSize: vars.size.lg } },
});

globalStyle(`${title} a`, { margin: '0 -4px', padding: '0 4px', outlineOffset: -2 });
globalStyle(`${title} a:hover`, { color: vars.color.accent });

export const pin = style({
  display: 'inline-block',
  marginRight: 10,
  padding: '0 6px',
  border: `1px solid ${vars.color.accent}`,
  borderRadius: 4,
  color: vars.color.accent,
  fontSize: vars.size.xs,
  fontWeight: 500,
  lineHeight: '20px',
  verticalAlign: 3,
});

export const description = style({
  ...clamped(2),
  margin: `${vars.space.sm} 0 0`,
  color: vars.color.soft,
  fontSize: vars.size.md,
});

export const metaLine = style({ marginTop: 'auto', paddingTop: 14, color: vars.color.soft });
