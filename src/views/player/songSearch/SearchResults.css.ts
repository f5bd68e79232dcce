import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { picture } from '#src/views/ui/EmptyState.css.ts';
import { player } from '../player.css.ts';
import * as table from '../SongTable.css.ts';

export const results = style({ position: 'relative', flex: 1, minHeight: 0 });

export const scroller = style({
  containerType: 'inline-size',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${player.track} transparent`,
});

/** Of an older search, while a newer one runs. */
export const rows = style({
  transition: `opacity ${vars.duration.quick}`,
  selectors: { '[data-waiting="true"] > &': { opacity: 0.4 } },
});

/** Rows pass under it, and the sheet has one colour. */
export const headCell = style([
  table.headCell,
  {
    selectors: {
      '&:first-child::before': {
        borderRadius: 0,
        background: player.sheet,
        backdropFilter: 'none',
      },
    },
  },
]);

export const columnArtist = style({ width: '30%' });

export const quiet = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.lg,
  minHeight: '100%',
  padding: vars.space.xl,
  color: player.soft,
  fontSize: vars.size.md,
  textAlign: 'center',
});

export const ridge = style([picture, { opacity: 0.55 }]);

export const failure = style({ display: 'grid', placeContent: 'center', minHeight: '100%' });

/** Over what is there, so that nothing moves. */
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const waitingDisc = style({
  padding: vars.space.md,
  borderRadius: vars.radius.full,
  background: player.raised,
  boxShadow: '0 8px 24px rgba(0, 0, 0, 0.4)',
  lineHeight: 0,
});
