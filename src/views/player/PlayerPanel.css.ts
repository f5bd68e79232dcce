import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { coverFilter, player } from './player.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(24px)' } });

export const panel = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: player.ground,
  color: player.ink,
  animation: `${rise} ${vars.duration.calm} ${vars.ease.out}`,
  selectors: {
    '&[data-state="closing"]': { animation: `${sink} 200ms ease-in forwards` },
  },
  '@media': { [media.calm]: { animationDuration: '1ms !important' } },
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: player.ground,
  // The shared parts (states, skeletons, focus rings) in the panel's colours.
  vars: {
    [vars.color.ink]: player.ink,
    [vars.color.soft]: player.soft,
    [vars.color.line]: player.line,
    [vars.color.accent]: player.accent,
    [vars.color.onAccent]: player.onInk,
  },
  ':focus-visible': { outline: 'none' },
  selectors: { '&[data-idle="true"]': { cursor: 'none' } },
});

export const backdrop = style({
  position: 'absolute',
  inset: '-96px',
  width: 'calc(100% + 192px)',
  height: 'calc(100% + 192px)',
  maxWidth: 'none',
  objectFit: 'cover',
  filter: coverFilter,
  pointerEvents: 'none',
});
