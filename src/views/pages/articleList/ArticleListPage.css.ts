import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const body = style({ paddingBlock: vars.space.xl2 });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: vars.space.xl,
});
