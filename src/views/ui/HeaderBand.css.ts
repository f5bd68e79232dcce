import { style } from '@vanilla-extract/css';
import { margin } from '#src/styles/helpers.css.ts';
import { media, vars } from '#src/styles/theme.css.ts';

const lighter = `color-mix(in srgb, ${vars.color.scrim} 50%, transparent)`;

export const band = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 340,
  paddingBottom: 96,
  overflow: 'hidden',
  // Seen until the picture comes, and in its place when it does not.
  background: 'linear-gradient(180deg, #57505c, #3b3343)',
  color: vars.color.onPicture,
  selectors: {
    '&[data-tall="true"]': { minHeight: 420 },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      // As deep behind the header's menu as behind the small words below the title: 4.5:1 on any
      // picture. Only the foot, where nothing stands, is lighter.
      background: `linear-gradient(${vars.color.scrim} calc(100% - 84px), ${lighter})`,
    },
  },
  '@media': {
    [media.narrow]: {
      minHeight: 272,
      paddingBottom: 72,
      selectors: { '&[data-tall="true"]': { minHeight: 320 } },
    },
    [media.print]: {
      minHeight: 0,
      padding: 0,
      background: 'none',
      color: vars.color.ink,
      selectors: { '&[data-tall="true"]': { minHeight: 0 }, '&::after': { display: 'none' } },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [media.print]: { display: 'none' } },
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingTop: vars.space.xl5,
  // Above the article's column where that stands alone in the middle.
  selectors: {
    '[data-tall="true"] > &': {
      '@media': {
        '(max-width: 1080px)': { maxWidth: `calc(${vars.measure.article} + 2 * ${margin})` },
      },
    },
  },
});

export const heading = style({
  maxWidth: '22em',
  margin: 0,
  fontFamily: vars.font.wenkai,
  fontSize: vars.size.title,
  fontWeight: 400,
  lineHeight: 1.4,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const ridge = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  bottom: -1,
  width: '100%',
  height: 84,
  color: vars.color.paper,
  '@media': { [media.narrow]: { height: 56 }, [media.print]: { display: 'none' } },
});
