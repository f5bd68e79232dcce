import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { sheetButton } from './boardPopover.css.ts';
import { player } from './player.css.ts';

export const brightnessVar = createVar();
export const titleVar = createVar();
export const authorVar = createVar();
export const lyricVar = createVar();
/** How thick the scrim behind the words is, 0 to 1. */
export const scrimVar = createVar();

/** Windows without the room for the words above the bar, unless they stand close. */
const LOW = '(max-height: 480px)';

/** How far the scrim behind the words reaches beyond them, growing thinner. */
const BAND = '128px';
const band = [
  'transparent',
  'rgba(0, 0, 0, 0.12) 32px',
  'rgba(0, 0, 0, 0.5) 72px',
  'rgba(0, 0, 0, 0.9) 112px',
  `#000 ${BAND}`,
  `#000 calc(100% - ${BAND})`,
  'rgba(0, 0, 0, 0.9) calc(100% - 112px)',
  'rgba(0, 0, 0, 0.5) calc(100% - 72px)',
  'rgba(0, 0, 0, 0.12) calc(100% - 32px)',
  'transparent',
].join(', ');

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.2em)' } });

export const pictureButton = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: player.ground,
  cursor: 'zoom-in',
  ':focus-visible': { outline: `2px solid ${player.accent}`, outlineOffset: -4 },
  selectors: {
    ':fullscreen &': { cursor: 'zoom-out' },
    '[data-idle="true"] &': { cursor: 'none' },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `brightness(${brightnessVar})`,
  transition: `filter ${vars.duration.calm}`,
  '@media': { [media.calm]: { transition: 'none' } },
});

export const tools = style({
  position: 'relative',
  zIndex: 1,
  paddingBottom: vars.space.xl,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${player.shade} 40%, transparent)`,
    transition: `opacity ${vars.duration.calm} ${vars.ease.out}`,
  },
  selectors: { '[data-idle="true"] > &:not(:focus-within)::before': { opacity: 0 } },
});

// The arrow stays on the bare picture.
globalStyle(`${tools} svg`, { filter: 'drop-shadow(0 0 3px rgba(12, 10, 16, 0.9))' });

export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  paddingBottom: '12vh',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  fontFamily: vars.font.wenkai,
  textAlign: 'center',
  textShadow: '0 0 2px rgba(0, 0, 0, 0.9), 0 2px 18px rgba(0, 0, 0, 0.85)',
  // A click on the picture goes through the words.
  pointerEvents: 'none',
  '@media': {
    [LOW]: { paddingBottom: 112 },
    // The control bar stays, and is higher.
    [media.narrow]: { paddingBottom: 216 },
    [`${LOW} and ${media.narrow}`]: { paddingBottom: 112 },
  },
});

export const words = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  // In the middle, and from the top where they are higher than the window.
  margin: 'auto 0',
  display: 'grid',
  justifyItems: 'center',
  gap: 18,
  padding: `0 ${vars.space.xl}`,
  // A band across the window, soft above and below.
  '::before': {
    content: '',
    position: 'absolute',
    inset: `-${BAND} 0`,
    zIndex: -1,
    opacity: scrimVar,
    background: 'rgb(11, 9, 14)',
    maskImage: `linear-gradient(${band})`,
    transition: `opacity ${vars.duration.calm}`,
  },
  '@media': { [LOW]: { gap: 2 }, [media.narrow]: { paddingInline: vars.space.lg } },
});

export const title = style({
  maxWidth: '100%',
  fontSize: `calc(${titleVar} * 1rem)`,
  lineHeight: 1.4,
  letterSpacing: '0.12em',
  fontWeight: 400,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const author = style({
  maxWidth: '100%',
  fontSize: `calc(${authorVar} * 1rem)`,
  lineHeight: 1.5,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const lyric = style({
  maxWidth: '100%',
  minHeight: '3.2em',
  marginTop: '4vh',
  fontSize: `calc(${lyricVar} * 1rem)`,
  lineHeight: 1.6,
  '@media': { [LOW]: { minHeight: '1.6em', marginTop: 0 } },
});

export const line = style({
  letterSpacing: '0.1em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  animation: `${arrive} ${vars.duration.calm} ${vars.ease.out}`,
  '@media': { [media.calm]: { animation: 'none' } },
});

export const translation = style({
  display: 'block',
  marginTop: vars.space.sm,
  fontFamily: vars.font.body,
  fontSize: '0.6em',
  letterSpacing: 0,
  textWrap: 'balance',
});

export const note = style({ fontSize: '0.8em', textWrap: 'balance' });

export const retry = style([
  sheetButton,
  {
    width: 'auto',
    margin: `${vars.space.md} auto 0`,
    padding: `0 ${vars.space.xl}`,
    background: player.shade,
    pointerEvents: 'auto',
  },
]);
