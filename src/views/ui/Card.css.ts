import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const card = style({
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
