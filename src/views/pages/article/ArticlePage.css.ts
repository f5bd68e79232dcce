import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.article}) 260px`,
  justifyContent: 'space-between',
  gap: vars.space.xl4,
  marginTop: vars.space.lg,
  paddingBottom: vars.space.xl4,
  '@media': {
    '(max-width: 1080px)': {
      gridTemplateColumns: `minmax(0, ${vars.measure.article})`,
      justifyContent: 'center',
    },
    [media.print]: { display: 'block' },
  },
});

export const body = style({ minWidth: 0 });

export const bandMeta = style({ marginTop: 14 });

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** How far the page has been read; the platform moves it, no script does. */
export const progress = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: vars.layer.progress,
  background: vars.color.accent,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  pointerEvents: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${grow} linear both`,
      animationTimeline: 'scroll()',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
