import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const box = style({
  margin: `${vars.space.xl3} 0 0`,
  padding: `${vars.space.lg} ${vars.space.xl}`,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderLeft: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.md,
});

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.lg,
  paddingBlock: 3,
});

globalStyle(`${row} dt`, { flex: 'none', color: vars.color.soft });
globalStyle(`${row} dd`, { margin: 0, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${row} a`, {
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
});

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlock: '-8px',
});
