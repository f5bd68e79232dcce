import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';
import { popover } from './popover.css.ts';

const ANCHOR = '--player-custom-list';

export const opener = style({ anchorName: ANCHOR });

export const sheet = style([
  popover,
  {
    positionAnchor: ANCHOR,
    width: `min(360px, 100vw - 2 * ${vars.space.md})`,
    maxHeight: 'min(60dvh, 480px)',
    padding: 0,
    overflow: 'hidden',
    '@supports': {
      '(position-area: top)': { justifySelf: 'auto', positionArea: 'top span-left' },
    },
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
]);

export const heading = style({
  flex: 'none',
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBottom: `1px solid ${player.line}`,
  fontSize: vars.size.md,
  fontWeight: 500,
});

export const count = style({ color: player.soft, fontSize: vars.size.sm, fontWeight: 400 });

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  scrollbarWidth: 'thin',
  scrollbarColor: `${player.track} transparent`,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-current="true"]': { color: player.accent },
    '&:hover': { background: player.hover },
  },
});

export const song = style({
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'start',
  cursor: 'pointer',
});

export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { color: player.soft, fontSize: vars.size.xs } },
});

export const empty = style({
  padding: `${vars.space.xl2} ${vars.space.lg}`,
  color: player.soft,
  fontSize: vars.size.md,
  textAlign: 'center',
});
