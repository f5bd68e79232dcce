import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player, upright } from './player.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const board = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  // The faded lines keep 4.5:1 on the brightest cover.
  isolation: 'isolate',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-100vh 0',
    zIndex: -1,
    background: player.veil,
    pointerEvents: 'none',
  },
  '@media': {
    [upright]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      alignItems: 'stretch',
    },
  },
});

export const heading = style({
  display: 'none',
  '@media': { [upright]: { display: 'grid' } },
});

export const headingTitle = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.md,
  fontWeight: 500,
  lineHeight: 1.4,
});

export const headingArtist = style([
  headingTitle,
  { color: player.soft, fontSize: vars.size.xs, fontWeight: 400 },
]);

export const discButton = style({
  justifySelf: 'center',
  width: 'min(52vh, 420px, 88%)',
  aspectRatio: '1',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'zoom-in',
  ':focus-visible': { outline: `2px solid ${player.accent}`, outlineOffset: 6 },
  selectors: { ':fullscreen &': { cursor: 'zoom-out' } },
  '@media': {
    [upright]: { width: 'min(62vw, 34vh)', marginBlock: `1vh ${vars.space.lg}` },
  },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  background: `repeating-radial-gradient(circle, ${player.vinyl} 0 2px, ${player.groove} 2px 4px)`,
  boxShadow: '0 30px 80px -20px rgba(0, 0, 0, 0.8)',
  animation: `${turn} 24s linear infinite paused`,
  scale: 0.97,
  transition: `scale 600ms ${vars.ease.out}`,
  selectors: { '&[data-playing="true"]': { animationPlayState: 'running', scale: 1 } },
  '@media': { [media.calm]: { animation: 'none', transition: 'none' } },
});

export const label = style({
  width: '64%',
  height: '64%',
  borderRadius: '50%',
  border: '6px solid #0d0c10',
  objectFit: 'cover',
});
