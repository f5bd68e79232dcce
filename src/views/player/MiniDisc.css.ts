import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const mini = style({
  position: 'fixed',
  left: `max(${vars.space.xl}, env(safe-area-inset-left))`,
  bottom: `calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.disc,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.sm} 0`,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.line}`,
  background: `color-mix(in srgb, ${vars.color.card} 92%, transparent)`,
  backdropFilter: 'blur(12px)',
  boxShadow: vars.color.shadow,
  color: vars.color.ink,
  fontSize: vars.size.sm,
  lineHeight: 1.4,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.narrow]: {
      left: `max(${vars.space.md}, env(safe-area-inset-left))`,
      bottom: `calc(${vars.space.md} + env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'none' },
  },
});

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  margin: `calc(-1 * ${vars.space.sm}) 0`,
  padding: `${vars.space.sm} ${vars.space.xs} ${vars.space.sm} ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const disc = style({
  flex: 'none',
  width: 52,
  height: 52,
  borderRadius: '50%',
  border: '3px solid #1b1b1f',
  objectFit: 'cover',
  background: '#1b1b1f',
  animation: `${turn} 16s linear infinite paused`,
  transition: `scale ${vars.duration.calm} ${vars.ease.out}`,
  scale: 0.94,
  selectors: {
    '[data-playing="true"] > &': { animationPlayState: 'running', scale: 1 },
  },
  '@media': {
    [media.calm]: { animation: 'none', transition: 'none' },
    [media.narrow]: { width: 44, height: 44 },
  },
});

export const words = style({ display: 'grid', maxWidth: '9em', minWidth: '4em' });

export const line = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { color: vars.color.soft, fontSize: vars.size.xs } },
});

export const hint = style({ color: vars.color.soft, fontSize: vars.size.xs, textWrap: 'balance' });

export const broken = style({ paddingInlineStart: vars.space.lg });

export const refresh = style({
  minWidth: vars.measure.target,
  minHeight: vars.measure.target,
  paddingInline: vars.space.md,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.accent,
  cursor: 'pointer',
});
