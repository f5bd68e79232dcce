import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.aside}`,
  gap: vars.space.xl3,
  alignItems: 'start',
  marginTop: vars.space.xl,
  paddingBottom: vars.space.xl3,
  '@media': {
    'screen and (max-width: 980px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xl,
    },
    [media.narrow]: { marginTop: vars.space.lg },
  },
});

export const cards = style({ display: 'grid', gap: vars.space.xl, scrollMarginTop: 88 });
