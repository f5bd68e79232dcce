import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { boardPopover, sheetButton } from './boardPopover.css.ts';
import { player } from './player.css.ts';

const ANCHOR = '--player-board-settings';

export const opener = style({ anchorName: ANCHOR });

export const sheet = style([
  boardPopover,
  {
    positionAnchor: ANCHOR,
    // Low windows scroll the sheet.
    maxHeight: 'calc(100dvh - 80px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
]);

export const setting = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  fontSize: vars.size.sm,
});

export const plainButton = sheetButton;

export const chooser = style([
  sheetButton,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    ':focus-within': { outline: `2px solid ${player.accent}`, outlineOffset: 2 },
  },
]);

export const hint = style({ color: player.soft, fontSize: vars.size.xs, lineHeight: 1.6 });
