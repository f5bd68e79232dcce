import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { boardPopover, sheetButton } from './boardPopover.css.ts';

const ANCHOR = '--player-lyric-offset';

export const opener = style({ anchorName: ANCHOR });

export const sheet = style([
  boardPopover,
  { positionAnchor: ANCHOR, width: `min(260px, 100vw - 2 * ${vars.space.md})` },
]);

export const shown = style({
  padding: vars.space.xs,
  fontSize: vars.size.md,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.sm,
});

export const step = sheetButton;
