import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

/** As tall in every state, so that nothing jumps when the next page comes. */
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.lg,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 96,
  paddingBlock: vars.space.xl,
});

export const ended = style({ margin: 0, color: vars.color.soft, fontSize: vars.size.md });
