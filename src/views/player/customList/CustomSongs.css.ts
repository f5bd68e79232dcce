import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from '../player.css.ts';

/** Height of a row in px; the virtual list and the drag count on it. */
export const ROW_HEIGHT = 56;

/** Tallest list in px, before the window has its say. */
export const LIST_HEIGHT = 420;

export const scroller = style({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  scrollbarWidth: 'thin',
  scrollbarColor: `${player.track} transparent`,
});

export const list = style({ position: 'relative' });

const easing = `180ms ${vars.ease.out}`;

export const row = style({
  position: 'absolute',
  inset: '0 0 auto',
  display: 'flex',
  alignItems: 'center',
  height: ROW_HEIGHT,
  borderRadius: vars.radius.control,
  transition: `transform ${easing}, translate ${easing}, background-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    '&[data-current="true"]': { color: player.accent },
    '&[data-unplayable="true"]': { color: player.soft },
    '&[data-hold="dragged"], &[data-hold="lifted"]': {
      zIndex: 1,
      background: player.raised,
      boxShadow: '0 8px 24px rgba(0, 0, 0, 0.45)',
    },
    // It is where the pointer is, not on its way there.
    '&[data-hold="dragged"]': { transitionProperty: 'background-color, box-shadow' },
  },
  '@media': {
    [media.hover]: { selectors: { '&[data-hold="none"]:hover': { background: player.hover } } },
    [media.calm]: { transition: 'none' },
  },
});

export const handle = style({
  color: player.soft,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ':active': { background: 'none' },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '[data-hold="dragged"] > &': { cursor: 'grabbing' } },
});

export const song = style({
  flex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  padding: `0 ${vars.space.xs}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
});

export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const artists = style([line, { color: player.soft, fontSize: vars.size.xs }]);

export const mark = style({
  flex: 'none',
  padding: '0 6px',
  border: `1px solid ${player.track}`,
  borderRadius: 4,
  color: player.soft,
  fontSize: vars.size.xs,
});
