import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const body = style({ paddingBlock: vars.space.xl3, textAlign: 'center' });

export const number = style({
  margin: 0,
  color: vars.color.accent,
  fontFamily: vars.font.wenkai,
  fontSize: 'clamp(4.5rem, 14vw, 8rem)',
  lineHeight: 1.1,
  letterSpacing: '0.08em',
});

export const sentence = style({
  margin: `${vars.space.lg} 0 0`,
  color: vars.color.soft,
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  justifyContent: 'center',
  marginTop: vars.space.xl2,
});
