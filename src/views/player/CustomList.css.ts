import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from './player.css.ts';
import { popover } from './popover.css.ts';

const ANCHOR = '--player-custom-list';

export const opener = style({ anchorName: ANCHOR });

export const sheet = style([
  popover,
  {
    positionAnchor: ANCHOR,
    width: `min(400px, 100vw - 2 * ${vars.space.md})`,
    maxHeight: 'min(60dvh, 480px)',
    padding: 0,
    overflow: 'hidden',
    '@supports': {
      '(position-area: top)': { justifySelf: 'auto', positionArea: 'top span-left' },
    },
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
]);

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  height: 56,
  padding: `0 ${vars.space.xs} 0 ${vars.space.lg}`,
  borderBottom: `1px solid ${player.line}`,
});

export const heading = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.md,
  fontWeight: 500,
});

export const count = style({ color: player.soft, fontSize: vars.size.sm, fontWeight: 400 });

export const action = style({
  flex: 'none',
  minWidth: vars.measure.target,
  minHeight: vars.measure.target,
  padding: `0 ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: player.soft,
  font: 'inherit',
  fontSize: vars.size.sm,
  cursor: 'pointer',
  ':active': { background: player.track },
  '@media': { [media.hover]: { ':hover': { background: player.hover, color: player.ink } } },
});

export const confirm = style([action, { color: player.accent }]);

export const empty = style({
  padding: `${vars.space.xl2} ${vars.space.lg}`,
  color: player.soft,
  fontSize: vars.size.md,
  textAlign: 'center',
  ':focus': { outline: 'none' },
});
