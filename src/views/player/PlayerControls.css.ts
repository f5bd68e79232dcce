import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player, upright } from './player.css.ts';

export const controls = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  padding: `${vars.space.xs} 0 env(safe-area-inset-bottom)`,
  transition: `opacity ${vars.duration.calm} ${vars.ease.out}`,
  selectors: {
    // Still to be reached by keyboard, which brings it back; a finger meets the picture below.
    '&[data-hidden="true"]': { opacity: 0, pointerEvents: 'none' },
    '&[data-over="true"]': {
      position: 'absolute',
      inset: 'auto 0 0',
      paddingTop: vars.space.xl2,
      background: `linear-gradient(transparent, ${player.shade} 40%)`,
    },
  },
});

export const deck = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gridTemplateAreas: '"now buttons right"',
  alignItems: 'center',
  gap: vars.space.xl,
  padding: `${vars.space.sm} ${vars.space.xl2} 20px`,
  '@media': {
    [upright]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"now right" "buttons buttons"',
      gap: `${vars.space.xs} ${vars.space.md}`,
      padding: `0 ${vars.space.lg} ${vars.space.md}`,
    },
  },
  selectors: {
    '[data-board="true"] > &': {
      '@media': {
        [upright]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateAreas: '"buttons" "right"',
          justifyItems: 'center',
        },
      },
    },
  },
});

export const now = style({
  gridArea: 'now',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.measure.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '[data-board="true"] &': { '@media': { [upright]: { display: 'none' } } },
  },
});

export const cover = style({
  flex: 'none',
  width: 52,
  height: 52,
  borderRadius: vars.radius.control,
  objectFit: 'cover',
  transition: `filter ${vars.duration.quick}`,
  '@media': {
    [upright]: { width: 44, height: 44 },
    [media.hover]: { selectors: { ':hover > &': { filter: 'brightness(1.2)' } } },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const artist = style([title, { color: player.soft, fontSize: vars.size.xs }]);

export const failure = style([
  artist,
  { color: player.accent, '@media': { [upright]: { whiteSpace: 'normal' } } },
]);

export const buttons = style({
  gridArea: 'buttons',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  '@media': {
    [upright]: { justifySelf: 'stretch', justifyContent: 'space-evenly', gap: 0 },
  },
});

export const play = style({
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: player.ink,
  color: player.onInk,
  cursor: 'pointer',
  transition: `transform ${vars.duration.quick} ${vars.ease.out}`,
  ':active': { transform: 'scale(0.95)' },
  ':focus-visible': { outline: `2px solid ${player.accent}`, outlineOffset: 3 },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { transform: 'scale(1.04)' } } },
  },
});

export const right = style({
  gridArea: 'right',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.size.sm,
  selectors: {
    '[data-board="true"] &': { '@media': { [upright]: { justifySelf: 'center' } } },
  },
});

export const clock = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const trial = style({
  padding: '0 8px',
  border: `1px solid ${player.accent}`,
  borderRadius: vars.radius.full,
  color: player.accent,
  fontSize: vars.size.xs,
});
