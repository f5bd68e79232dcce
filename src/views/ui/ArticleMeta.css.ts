import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'inherit',
  fontSize: vars.size.sm,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
});

export const icon = style({ width: 15, height: 15, flex: 'none' });
