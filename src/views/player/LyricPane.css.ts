import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player, upright } from './player.css.ts';

export const pane = style({
  position: 'relative',
  minHeight: 0,
  height: 'min(60vh, 100%)',
  paddingRight: '6vw',
  '@media': { [upright]: { height: '100%', padding: 0 } },
});

export const scroller = style({
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contain: 'content',
  scrollbarWidth: 'thin',
  scrollbarColor: 'transparent transparent',
  '@media': {
    [media.hover]: { ':hover': { scrollbarColor: `${player.track} transparent` } },
  },
  maskImage: 'linear-gradient(transparent, #000 20%, #000 80%, transparent)',
  ':focus-visible': { outline: `2px solid ${player.accent}`, outlineOffset: -2 },
});

export const lines = style({
  // Lets the first and the last line stand in the middle.
  paddingBlock: '28vh',
  fontFamily: vars.font.wenkai,
  '@media': {
    [upright]: { paddingInline: vars.space.lg, paddingBlock: '16vh', textAlign: 'center' },
  },
});

/** Opacity of the lines one, two and three away from the current one; further ones look alike. */
const FADING = [0.82, 0.72, 0.64];
const FARTHEST = 0.58;

/** Changes at once, while the lines move: eight fading rows would be eight layers and events. */
export const row = style({
  opacity: FARTHEST,
  contain: 'content',
  marginTop: vars.space.xs,
  selectors: {
    ...Object.fromEntries(
      FADING.flatMap((opacity, step) => {
        const between = ' + *'.repeat(step);
        return [
          [`[data-current]${between} + &`, { opacity }],
          [`&:has(${between} + [data-current])`, { opacity }],
        ];
      }),
    ),
    '&[data-current]': { opacity: 1 },
    '&:focus-within': { opacity: 1 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 1 } } } },
});

export const line = style({
  display: 'block',
  width: '100%',
  padding: `9px ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 21,
  lineHeight: 1.5,
  textAlign: 'inherit',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  userSelect: 'text',
  cursor: 'pointer',
  transition: `color ${vars.duration.quick}`,
  selectors: { '[data-current] > &': { fontSize: 32 } },
  ':focus-visible': { outline: `2px solid ${player.accent}`, outlineOffset: -2 },
  '@media': {
    [media.hover]: { ':hover': { color: player.accent } },
    [upright]: {
      fontSize: 17,
      selectors: { '[data-current] > &': { fontSize: 23 } },
    },
  },
});

export const blank = style({ height: '1.2em', marginTop: vars.space.xs });

export const translation = style({
  display: 'block',
  marginTop: 2,
  fontFamily: vars.font.body,
  fontSize: 14,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const plain = style({
  padding: `${vars.space.xl2} ${vars.space.md}`,
  fontFamily: vars.font.wenkai,
  fontSize: 19,
  lineHeight: 2.1,
  whiteSpace: 'pre-wrap',
  '@media': { [upright]: { textAlign: 'center', fontSize: 17 } },
});

export const note = style({
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  color: player.soft,
  fontFamily: vars.font.wenkai,
  fontSize: 21,
  textAlign: 'center',
});

export const follow = style({
  position: 'absolute',
  right: '6vw',
  bottom: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.measure.target,
  padding: `0 ${vars.space.lg}`,
  border: 0,
  borderRadius: vars.radius.full,
  background: player.sheet,
  color: player.ink,
  fontSize: vars.size.sm,
  cursor: 'pointer',
  '@media': { [upright]: { right: vars.space.lg } },
});
