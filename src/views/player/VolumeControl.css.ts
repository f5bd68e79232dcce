import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';
import { popover } from './popover.css.ts';

const ANCHOR = '--player-volume';

export const opener = style({ anchorName: ANCHOR });

export const sheet = style([
  popover,
  {
    positionAnchor: ANCHOR,
    selectors: {
      '&:popover-open': {
        display: 'grid',
        justifyItems: 'center',
        gap: vars.space.xs,
      },
    },
  },
]);

export const percent = style({
  minWidth: '3em',
  color: player.soft,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
