import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const skeletonList = style({
  display: 'grid',
  gap: vars.space.xl,
  alignContent: 'start',
  // The footer stays out of sight until the page is here.
  minHeight: '100dvh',
  paddingBlock: vars.space.xl2,
});

export const skeletonCard = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.xl2,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
