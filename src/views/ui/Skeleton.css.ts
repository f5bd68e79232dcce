import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.calm]: { animation: 'none' } },
});
