import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';
import { popover } from './popover.css.ts';

export const brightnessVar = createVar();
export const titleVar = createVar();
export const authorVar = createVar();
export const lyricVar = createVar();

const ANCHOR = '--player-board-settings';

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
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `brightness(${brightnessVar})`,
  transition: `filter ${vars.duration.calm}`,
});

export const words = style({
  position: 'relative',
  isolation: 'isolate',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 18,
  padding: `0 ${vars.space.xl} 12vh`,
  fontFamily: vars.font.wenkai,
  textAlign: 'center',
  textShadow: '0 0 2px rgba(0, 0, 0, 0.9), 0 2px 18px rgba(0, 0, 0, 0.85)',
  // Low windows have room for the words above the bar only when they stand close.
  '@media': { '(max-height: 480px)': { gap: 2, paddingBottom: 112 } },
  // A click on the picture goes through the words.
  pointerEvents: 'none',
  // The words keep their contrast however bright the picture is set.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '12% 0',
    zIndex: -1,
    background: 'radial-gradient(closest-side, rgba(10, 8, 14, 0.55), transparent)',
  },
});

export const title = style({
  fontSize: `calc(${titleVar} * 1rem)`,
  lineHeight: 1.4,
  letterSpacing: '0.12em',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

export const author = style({
  fontSize: `calc(${authorVar} * 1rem)`,
  lineHeight: 1.5,
  overflow: 'hidden',
});

export const lyric = style({
  minHeight: '3.2em',
  marginTop: '4vh',
  '@media': { '(max-height: 480px)': { minHeight: '1.6em', marginTop: 0 } },
  fontSize: `calc(${lyricVar} * 1rem)`,
  lineHeight: 1.6,
  letterSpacing: '0.1em',
});

export const translation = style({
  display: 'block',
  marginTop: vars.space.sm,
  fontFamily: vars.font.body,
  fontSize: '0.6em',
  letterSpacing: 0,
});

export const tools = style({
  position: 'relative',
  zIndex: 1,
  paddingBottom: vars.space.xl,
  background: `linear-gradient(${player.shade}, transparent)`,
  transition: `opacity ${vars.duration.calm}`,
  selectors: {
    '[data-idle="true"] > &': { opacity: 0.35 },
    '[data-idle="true"] > &:focus-within': { opacity: 1 },
  },
});

export const settingsOpener = style({ anchorName: ANCHOR });

export const settings = style([
  popover,
  {
    inset: '68px 24px auto auto',
    positionAnchor: ANCHOR,
    width: `min(300px, 100vw - 2 * ${vars.space.md})`,
    '@supports': {
      '(position-area: top)': {
        inset: 'auto',
        justifySelf: 'auto',
        positionArea: 'bottom span-left',
      },
    },
    '@media': { [media.narrow]: { bottom: 'auto' } },
  },
]);

export const setting = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  fontSize: vars.size.sm,
});

export const brightness = style({
  width: '100%',
  minHeight: vars.measure.target,
  border: `1px solid ${player.track}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.sm,
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { background: player.hover } } },
});
