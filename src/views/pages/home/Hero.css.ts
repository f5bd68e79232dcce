import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const hero = style({
  position: 'relative',
  minHeight: 'max(420px, min(86vh, 780px))',
  // From the top, so that a line of two rows moves nothing; below it the hint and the ridge.
  padding: 'max(96px, min(26vh, 240px)) 0 144px',
  overflow: 'hidden',
  background: 'linear-gradient(180deg, #57505c, #3b3343)',
  color: vars.color.onPicture,
  textAlign: 'center',
  selectors: {
    // Dusk laid over the picture where words stand: white reaches 4.5:1 on it even over snow.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(180deg, #735d6b, #8a6c7c 24%, #8a6c7c 50%, #ffffff 84%)',
      mixBlendMode: 'multiply',
    },
    '[data-theme="dark"] &::after': {
      background: 'linear-gradient(180deg, #4a4458, #5f566e 24%, #5f566e 50%, #a39fae 84%)',
    },
  },
  '@media': {
    [media.narrow]: { minHeight: 'max(420px, 72vh)', paddingTop: 'max(96px, 22vh)' },
    [media.print]: { display: 'none' },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const words = style({
  position: 'relative',
  zIndex: 2,
  paddingInline: vars.space.lg,
  textShadow: '0 2px 24px rgba(20, 10, 30, 0.55)',
});

export const greet = style({
  minHeight: '1.75em',
  margin: `0 0 ${vars.space.md}`,
  fontSize: vars.size.md,
  letterSpacing: '0.3em',
  textIndent: '0.3em',
  '@media': { [media.narrow]: { letterSpacing: '0.16em', textIndent: '0.16em' } },
});

export const name = style({
  margin: 0,
  fontFamily: vars.font.wenkai,
  fontSize: vars.size.hero,
  fontWeight: 400,
  lineHeight: 1.3,
  letterSpacing: '0.14em',
  textIndent: '0.14em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const line = style({
  minHeight: '1.75em',
  margin: `${vars.space.md} 0 0`,
  fontFamily: vars.font.wenkai,
  fontSize: '1.125rem',
  letterSpacing: '0.08em',
  textWrap: 'balance',
});

export const rest = style({ visibility: 'hidden' });

const nod = keyframes({ '50%': { transform: 'translateY(6px)' } });

const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

export const hint = style({
  position: 'absolute',
  zIndex: 3,
  bottom: 88,
  left: `calc(50% - ${vars.measure.target} / 2)`,
  display: 'grid',
  placeItems: 'center',
  width: vars.measure.target,
  height: vars.measure.target,
  borderRadius: vars.radius.full,
  color: vars.color.onPicture,
  filter: 'drop-shadow(0 1px 6px rgba(20, 10, 30, 0.6))',
  animation: `${nod} 2.4s ease-in-out infinite`,
  // Once the page is scrolled it has nothing more to say.
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${nod} 2.4s ease-in-out infinite, ${leave} linear both`,
      animationTimeline: 'auto, scroll()',
      animationRange: 'normal, 0 160px',
    },
  },
});

export const hintIcon = style({ width: 26, height: 26 });

export const ridge = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  bottom: -1,
  width: '100%',
  height: 84,
  color: vars.color.paper,
  '@media': { [media.narrow]: { height: 56 } },
});
