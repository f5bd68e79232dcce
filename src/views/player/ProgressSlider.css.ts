import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const progress = style({
  margin: `-14px ${vars.space.xl2} -14px`,
  '@media': { [media.narrow]: { marginInline: vars.space.lg } },
  selectors: {
    '[data-board="true"] > &': { '@media': { [media.narrow]: { marginInline: vars.space.xl2 } } },
  },
});
