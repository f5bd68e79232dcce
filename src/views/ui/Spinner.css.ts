import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const spinner = style({
  display: 'inline-grid',
  placeItems: 'center',
  gap: vars.space.md,
  color: vars.color.soft,
  fontSize: vars.size.sm,
  selectors: {
    '&[data-style="big"]': { display: 'grid', paddingBlock: vars.space.xl3 },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = style({
  border: '2px solid color-mix(in srgb, currentColor 28%, transparent)',
  borderTopColor: vars.color.accent,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  selectors: {
    '[data-style="big"] > &': { borderWidth: 3 },
  },
});
