import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player, upright } from './player.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
});

export const heading = style({
  margin: 0,
  padding: `${vars.space.xs} 0 ${vars.space.lg}`,
  fontSize: vars.size.base,
  fontWeight: 500,
  letterSpacing: '0.1em',
  '@media': { [upright]: { padding: `0 ${vars.space.lg} ${vars.space.xs}` } },
});

export const grid = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'start',
  gap: vars.space.md,
  margin: `0 calc(-1 * ${vars.space.sm})`,
  padding: `5px ${vars.space.sm} ${vars.space.lg}`,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${player.track} transparent`,
  '@media': {
    '(max-width: 1100px)': { gridTemplateColumns: '1fr 1fr', gap: vars.space.sm },
    [upright]: {
      display: 'flex',
      gap: vars.space.md,
      margin: 0,
      padding: `5px ${vars.space.lg} ${vars.space.sm}`,
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
    },
  },
});

export const item = style({
  minWidth: 0,
  '@media': { [upright]: { flex: 'none', width: 88 } },
});

export const category = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.card,
  scrollMarginInline: vars.space.lg,
});

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: player.line,
  transition: `filter ${vars.duration.quick}`,
  selectors: {
    '[aria-pressed="true"] > &': { outline: `2px solid ${player.accent}`, outlineOffset: 3 },
  },
  '@media': {
    [media.hover]: { selectors: { ':hover > &': { filter: 'brightness(1.12)' } } },
  },
});

export const name = style({
  display: 'block',
  marginTop: vars.space.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-pressed="true"] > &': { color: player.accent } },
});
