import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  scrollPaddingTop: `calc(${vars.measure.header} + ${vars.space.lg})`,
  // What is tabbed to stands clear of the disc.
  scrollPaddingBottom: `calc(${vars.measure.disc} + env(safe-area-inset-bottom))`,
  scrollbarColor: `${vars.color.outline} transparent`,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size.base,
  lineHeight: 1.75,
  textAutospace: 'normal',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('code, kbd, pre, samp', { fontFamily: vars.font.mono, textAutospace: 'no-autospace' });

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: 2,
});
globalStyle('main:focus', { outline: 'none' });

globalStyle('::selection', {
  background: `color-mix(in srgb, ${vars.color.accent} 24%, transparent)`,
});

// The page rests while a dialog is open; the gutter keeps it from moving.
globalStyle(':root:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});

// What is eased would lag behind the circle.
globalStyle(':root[data-theme-opening] *', { transition: 'none !important' });

// The new theme opens as a circle over the old one: the script animates the clip path.
globalStyle(
  ':root[data-theme-opening]::view-transition-old(root), :root[data-theme-opening]::view-transition-new(root)',
  { animation: 'none', mixBlendMode: 'normal' },
);
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.calm]: { animation: 'none !important' } },
});

globalStyle(':root', {
  '@media': {
    [media.print]: {
      vars: {
        [vars.color.paper]: '#fff',
        [vars.color.card]: '#fff',
        [vars.color.ink]: '#000',
        [vars.color.soft]: '#333',
        [vars.color.line]: '#ccc',
        [vars.color.accent]: '#000',
        [vars.color.second]: '#000',
        [vars.color.code]: '#f6f6f6',
      },
    },
  },
});
// Chrome marks itself: `data-print="hidden"`.
globalStyle('[data-print="hidden"]', {
  '@media': { [media.print]: { display: 'none !important' } },
});
