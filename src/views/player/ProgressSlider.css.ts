import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { upright } from './player.css.ts';

export const progress = style({
  margin: `-14px ${vars.space.xl2} -14px`,
  '@media': { [upright]: { marginInline: vars.space.lg } },
  selectors: {
    '[data-board="true"] > &': { '@media': { [upright]: { marginInline: vars.space.xl2 } } },
  },
});
