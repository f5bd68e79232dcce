import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const backToTop = style({
  position: 'fixed',
  zIndex: vars.layer.disc,
  right: `max(${vars.space.xl}, env(safe-area-inset-right))`,
  bottom: `calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.card,
  boxShadow: vars.color.shadow,
  animation: `${rise} ${vars.duration.calm} ${vars.ease.out}`,
  '@media': { [media.narrow]: { right: vars.space.md } },
});
