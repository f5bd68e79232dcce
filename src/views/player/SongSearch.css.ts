import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { player, upright } from './player.css.ts';
import { popover } from './popover.css.ts';

/** Height of the bar above the song browser. */
const TOP_BAR = '60px';
/** Height of the control bar and a little air above it. */
const CONTROLS = '128px';
const UPRIGHT_CONTROLS = '140px';

const place = {
  inset: `calc(${TOP_BAR} + env(safe-area-inset-top)) 20px auto auto`,
  '@media': { [upright]: { inset: '0 0 auto' } },
};

export const sheet = style([
  popover,
  {
    ...place,
    flexDirection: 'column',
    width: `min(560px, 100vw - 2 * ${vars.space.lg})`,
    height: `min(640px, 100dvh - ${TOP_BAR} - ${CONTROLS})`,
    minHeight: 280,
    padding: 0,
    overflow: 'hidden',
    translate: '0 -8px',
    // The shared parts in the colours of a sheet.
    vars: {
      [vars.color.card]: player.sheet,
      [vars.color.code]: player.raised,
      [vars.color.line]: player.track,
    },
    selectors: { '&:popover-open': { display: 'flex' } },
    '@media': {
      [upright]: {
        ...place['@media'][upright],
        width: '100%',
        maxWidth: 'none',
        height: `calc(100dvh - ${UPRIGHT_CONTROLS} - env(safe-area-inset-bottom))`,
        paddingTop: 'env(safe-area-inset-top)',
        borderWidth: '0 0 1px',
        borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
      },
    },
    '@supports': {
      // It hangs below the bar, not from the button, which stands too near to the edge.
      '(position-area: top)': {
        ...place,
        margin: 0,
        positionArea: 'none',
        justifySelf: 'auto',
        positionTryFallbacks: 'none',
      },
    },
    '@starting-style': {
      selectors: { '&:popover-open': { opacity: 0, translate: '0 -8px' } },
    },
  },
]);

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.md,
  borderBottom: `1px solid ${player.line}`,
  '@media': { [upright]: { paddingInline: `${vars.space.md} ${vars.space.xs}` } },
});

/** Elsewhere one presses beside the popover. */
export const close = style({
  display: 'none',
  '@media': { [upright]: { display: 'inline-grid' } },
});
