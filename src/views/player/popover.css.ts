import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';

/**
 * A sheet above the control bar, over the button that opened it. Where the browser cannot anchor
 * it stands at the right above the bar.
 */
export const popover = style({
  inset: 'auto 24px 112px auto',
  margin: 0,
  padding: vars.space.md,
  border: `1px solid ${player.line}`,
  borderRadius: vars.radius.card,
  background: player.sheet,
  color: player.ink,
  boxShadow: '0 16px 48px rgba(0, 0, 0, 0.5)',
  opacity: 0,
  translate: '0 8px',
  transition: `opacity ${vars.duration.quick}, translate ${vars.duration.quick} ${vars.ease.out}, display ${vars.duration.quick} allow-discrete, overlay ${vars.duration.quick} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1, translate: '0 0' } },
  '@supports': {
    '(position-area: top)': {
      inset: 'auto',
      margin: vars.space.sm,
      positionArea: 'top',
      justifySelf: 'anchor-center',
      positionTryFallbacks: 'flip-block',
    },
  },
  '@media': { [media.narrow]: { bottom: 140 } },
  '@starting-style': {
    selectors: { '&:popover-open': { opacity: 0, translate: '0 8px' } },
  },
});
