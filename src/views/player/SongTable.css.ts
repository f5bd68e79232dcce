import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';

/** Height of a row in px; the virtual list counts on it. */
export const ROW_HEIGHT = 56;

export const section = style({
  containerType: 'inline-size',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${player.track} transparent`,
  marginRight: `calc(-1 * ${vars.space.md})`,
  paddingRight: vars.space.md,
  '@media': { [media.narrow]: { marginRight: 0, paddingRight: 0 } },
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.90625rem',
});

export const headCell = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 44,
  padding: `0 ${vars.space.md}`,
  borderBottom: `1px solid ${player.line}`,
  color: player.soft,
  fontSize: vars.size.sm,
  fontWeight: 400,
  textAlign: 'start',
  '@media': { [media.narrow]: { paddingInline: `${vars.space.lg} ${vars.space.xs}` } },
  selectors: {
    // One veil for the whole head: a blur a cell would show seams.
    '&:first-child::before': {
      content: '',
      position: 'absolute',
      inset: '0 auto 0 0',
      zIndex: -1,
      width: '100cqi',
      borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
      background: player.veil,
      backdropFilter: 'blur(24px)',
    },
  },
});

export const columnSong = style({ width: '36%', '@media': { [media.narrow]: { width: 'auto' } } });
/** Three buttons and the space at their right. */
export const columnActions = style({ width: 140 });

/** Columns whose content stands under the song's name on phones. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const row = style({
  position: 'relative',
  height: ROW_HEIGHT,
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&[data-current="true"]': { color: player.accent },
    '&[data-unplayable="true"]': { color: player.soft },
  },
  '@media': { [media.hover]: { ':hover': { background: player.hover } } },
});

export const cell = style({
  height: ROW_HEIGHT,
  padding: `0 ${vars.space.md}`,
  borderBottom: '1px solid rgba(255, 255, 255, 0.07)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { paddingInline: `${vars.space.lg} ${vars.space.xs}` } },
});

export const quietCell = style([
  cell,
  {
    color: player.soft,
    selectors: { '[data-current="true"] > &': { color: 'inherit', opacity: 0.85 } },
  },
]);

export const song = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  // The whole row plays the song; its other buttons lie above.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${player.accent}`, outlineOffset: -2 },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
});

export const nameText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const mark = style({
  flex: 'none',
  padding: '0 6px',
  border: `1px solid ${player.track}`,
  borderRadius: 4,
  color: player.soft,
  fontSize: vars.size.xs,
});

export const artistBelow = style({
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.size.xs,
  lineHeight: 1.5,
  color: player.soft,
  '@media': { [media.narrow]: { display: 'block' } },
});

export const actionsCell = style({
  height: ROW_HEIGHT,
  padding: `0 ${vars.space.sm} 0 0`,
  borderBottom: '1px solid rgba(255, 255, 255, 0.07)',
});

export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
});

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 68,
  padding: vars.space.md,
  color: player.soft,
  fontSize: vars.size.sm,
});

export const more = style({
  minHeight: vars.measure.target,
  padding: `0 ${vars.space.xl}`,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':active': { background: player.track },
  '@media': { [media.hover]: { ':hover': { background: player.hover, color: player.ink } } },
});

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  height: ROW_HEIGHT,
  padding: `0 ${vars.space.md}`,
  borderBottom: '1px solid rgba(255, 255, 255, 0.07)',
});
