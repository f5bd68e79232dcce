import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';
import { popover } from './popover.css.ts';

const ANCHOR = '--player-sleep-timer';

export const timer = style({ display: 'contents' });

export const opener = style({
  anchorName: ANCHOR,
  selectors: { '&[data-active="true"]': { color: player.accent } },
});

export const sheet = style([
  popover,
  {
    positionAnchor: ANCHOR,
    width: 168,
    padding: vars.space.xs,
    selectors: { '&:popover-open': { display: 'grid' } },
  },
]);

export const rest = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: player.soft,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const choice = style({
  minHeight: vars.measure.target,
  padding: `0 ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.size.md,
  textAlign: 'start',
  cursor: 'pointer',
  ':active': { background: player.track },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { background: player.hover } } },
  },
  selectors: { '&[aria-pressed="true"]': { color: player.accent } },
});
