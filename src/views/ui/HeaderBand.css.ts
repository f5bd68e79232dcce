import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

const shade = (part: string) => `color-mix(in srgb, ${vars.color.scrim} ${part}, transparent)`;

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
      // Begins where the header's own shade ends; the title is large and needs 3:1, the small
      // words below it 4.5:1 on any picture.
      background: `linear-gradient(transparent 40px, ${shade('80%')} 136px, ${vars.color.scrim} calc(100% - 150px), ${vars.color.scrim} calc(100% - 84px), ${shade('50%')})`,
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
