import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const widthVar = createVar();
export const heightVar = createVar();
export const radiusVar = createVar();

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  width: widthVar,
  height: heightVar,
  maxWidth: '100%',
  borderRadius: radiusVar,
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.calm]: { animation: 'none' } },
});
