import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

/** Never reaches the end by itself: the page's arrival ends it. */
const advance = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.6)' },
  '100%': { transform: 'scaleX(0.94)' },
});

export const progressBar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: vars.layer.progress,
  background: vars.color.accent,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.calm} ${vars.ease.out}`,
  selectors: {
    '&[data-active="true"]': { opacity: 1, animation: `${advance} 8s ${vars.ease.out} forwards` },
  },
  '@media': {
    [media.calm]: {
      selectors: { '&[data-active="true"]': { animation: 'none', transform: 'scaleX(0.5)' } },
    },
    [media.print]: { display: 'none' },
  },
});
