import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const background = style({
  display: 'block',
  width: '100%',
  height: 104,
  objectFit: 'cover',
  objectPosition: 'center 60%',
  background: vars.pictureGround,
});

export const body = style({
  padding: `0 ${vars.space.xl} ${vars.space.xl}`,
  textAlign: 'center',
});

export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 92,
  height: 92,
  margin: '-44px auto 0',
  border: `4px solid ${vars.color.card}`,
  borderRadius: vars.radius.full,
  background: vars.color.code,
  color: vars.color.soft,
  fontFamily: vars.font.wenkai,
  fontSize: 36,
  overflow: 'hidden',
  // Behind the picture, for when there is none.
  '::before': { content: 'attr(data-initial)' },
});

globalStyle(`${avatar} img`, { position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const name = style({
  margin: `${vars.space.sm} 0 0`,
  fontFamily: vars.font.wenkai,
  fontSize: 20,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const say = style({
  margin: 0,
  color: vars.color.soft,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});

export const counts = style({
  display: 'flex',
  justifyContent: 'space-around',
  marginTop: vars.space.lg,
});

export const count = style({
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  color: vars.color.soft,
  fontSize: vars.size.sm,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.code } } } },
});

globalStyle(`${count} b`, {
  display: 'block',
  color: vars.color.ink,
  fontSize: 20,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const links = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  marginTop: vars.space.sm,
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.measure.target,
  height: vars.measure.target,
  borderRadius: vars.radius.full,
  color: vars.color.soft,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});

// In the middle above the row, wherever in the row its button stands: the card cuts off nothing.
globalStyle(`${links} details > img`, {
  position: 'absolute',
  zIndex: 2,
  bottom: '100%',
  left: '50%',
  width: 158,
  maxWidth: 'none',
  height: 158,
  padding: vars.space.sm,
  background: '#ffffff',
  color: '#23262d',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.color.shadow,
  transform: 'translateX(-50%)',
});
