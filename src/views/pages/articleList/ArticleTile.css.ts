import { globalStyle, style } from '@vanilla-extract/css';
import { clamped } from '#src/styles/clamped.ts';
import { media, vars } from '#src/styles/theme.css.ts';

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  transition: `box-shadow ${vars.duration.calm} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { boxShadow: vars.color.shadow } } } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.pictureGround,
});

export const text = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: '18px 20px 20px',
});

export const title = style({
  ...clamped(3),
  margin: 0,
  fontSize: vars.size.lg,
  fontWeight: 600,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

// The whole tile is the link's target and wears its ring.
globalStyle(`${title} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
  outlineOffset: -2,
});
globalStyle(`${title} a:focus-visible`, { outline: 'none' });
globalStyle(`${title} a:focus-visible::after`, { outline: `2px solid ${vars.color.accent}` });

export const description = style({
  ...clamped(2),
  margin: `${vars.space.sm} 0 0`,
  color: vars.color.soft,
  fontSize: vars.size.md,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  margin: 'auto 0 0',
  paddingTop: 14,
  color: vars.color.soft,
  fontSize: vars.size.sm,
});
