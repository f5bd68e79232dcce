import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  padding: `${vars.space.xl4} ${vars.space.xl}`,
  textAlign: 'center',
  color: vars.color.soft,
});

export const picture = style({ width: 160, height: 72, color: vars.color.line });

export const sentence = style({ maxWidth: '32em', textWrap: 'balance' });
