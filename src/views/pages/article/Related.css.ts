import { style } from '@vanilla-extract/css';
import { clamped } from '#src/styles/clamped.ts';
import { media, vars } from '#src/styles/theme.css.ts';

export const section = style({
  marginTop: vars.space.xl3,
  '@media': { [media.print]: { display: 'none' } },
});

export const heading = style({
  margin: `0 0 ${vars.space.lg}`,
  fontSize: vars.size.lg,
  fontWeight: 600,
});

export const grid = style({
  display: 'grid',
  // Three side by side in the article's column, two on a phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(140px, 30%), 1fr))',
  gap: vars.space.lg,
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.pictureGround,
});

export const title = style({ ...clamped(3), lineHeight: 1.55, overflowWrap: 'anywhere' });

export const date = style({ color: vars.color.soft, fontSize: vars.size.sm });
