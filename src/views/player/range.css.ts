import { createVar, style } from '@vanilla-extract/css';
import { player } from './player.css.ts';

/** How much of the range is filled, a percentage. */
export const filledVar = createVar();

const TRACK = 4;
const THUMB = 14;

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: 0,
  borderRadius: '50%',
  background: player.ink,
  boxShadow: '0 1px 4px rgba(0, 0, 0, 0.4)',
} as const;

/** A horizontal range: a thin line filled up to a round thumb, 44 px to touch. */
export const range = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 44,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'none',
  vars: { [filledVar]: '0%' },
  ':disabled': { cursor: 'default' },
  ':focus-visible': { outline: 'none' },
  '::-webkit-slider-runnable-track': {
    height: TRACK,
    borderRadius: TRACK,
    background: `linear-gradient(90deg, ${player.accent} ${filledVar}, ${player.track} ${filledVar})`,
  },
  '::-webkit-slider-thumb': { ...thumb, marginTop: (TRACK - THUMB) / 2 },
  '::-moz-range-track': { height: TRACK, borderRadius: TRACK, background: player.track },
  '::-moz-range-progress': { height: TRACK, borderRadius: TRACK, background: player.accent },
  '::-moz-range-thumb': thumb,
  selectors: {
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `2px solid ${player.accent}`,
      outlineOffset: 3,
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: `2px solid ${player.accent}`,
      outlineOffset: 3,
    },
    '&:disabled::-webkit-slider-thumb': { visibility: 'hidden' },
    '&:disabled::-moz-range-thumb': { visibility: 'hidden' },
  },
});

/** The same standing upright, the lowest value at the bottom. */
export const uprightRange = style([
  range,
  {
    writingMode: 'vertical-lr',
    direction: 'rtl',
    width: 44,
    height: 132,
    '::-webkit-slider-runnable-track': {
      width: TRACK,
      height: '100%',
      background: `linear-gradient(0deg, ${player.accent} ${filledVar}, ${player.track} ${filledVar})`,
    },
    '::-webkit-slider-thumb': { marginTop: 0, marginLeft: (TRACK - THUMB) / 2 },
    '::-moz-range-track': { width: TRACK, height: '100%' },
    '::-moz-range-progress': { width: TRACK, height: 'auto' },
  },
]);
