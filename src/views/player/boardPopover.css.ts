import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';
import { popover } from './popover.css.ts';

/** A sheet below its button in the head of a board; give it `positionAnchor`. */
export const boardPopover = style([
  popover,
  {
    inset: '68px 24px auto auto',
    width: `min(300px, 100vw - 2 * ${vars.space.md})`,
    selectors: { '&:popover-open': { display: 'grid', gap: vars.space.sm } },
    '@supports': {
      '(position-area: top)': {
        inset: 'auto',
        justifySelf: 'auto',
        positionArea: 'bottom span-left',
        positionTryFallbacks: 'none',
      },
    },
    '@media': { [media.narrow]: { bottom: 'auto' } },
  },
]);

/** A button in such a sheet. */
export const sheetButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: vars.measure.target,
  padding: `0 ${vars.space.sm}`,
  border: `1px solid ${player.track}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: vars.size.sm,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}`,
  ':active': { background: player.line },
  ':disabled': { color: player.soft, borderStyle: 'dashed', cursor: 'not-allowed' },
  ':focus-visible': { outline: `2px solid ${player.accent}`, outlineOffset: 2 },
  '@media': { [media.hover]: { ':hover': { background: player.hover } } },
});
