import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';
import { player } from '../player.css.ts';

export const form = style({ flex: 1, minWidth: 0, display: 'flex', gap: vars.space.sm });

export const field = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
});

export const glass = style({
  position: 'absolute',
  left: vars.space.md,
  color: player.soft,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  height: vars.measure.target,
  padding: `0 ${vars.measure.target} 0 38px`,
  border: '1px solid rgba(255, 255, 255, 0.42)',
  borderRadius: vars.radius.control,
  background: 'rgba(255, 255, 255, 0.06)',
  color: player.ink,
  font: 'inherit',
  // Below 16 px a phone would zoom into it.
  fontSize: vars.size.base,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
  '::placeholder': { color: player.soft, opacity: 1 },
  ':focus-visible': {
    borderColor: player.accent,
    outline: `1px solid ${player.accent}`,
    outlineOffset: 0,
  },
  '@media': { [media.hover]: { ':hover': { background: player.hover } } },
});

export const erase = style({ position: 'absolute', right: 0, color: player.soft });
