import { style } from '@vanilla-extract/css';

// The document's theme, not React's state, chooses the icon: it is right at the first paint.
export const toDark = style({ selectors: { '[data-theme="dark"] &': { display: 'none' } } });
export const toLight = style({
  display: 'none',
  selectors: { '[data-theme="dark"] &': { display: 'block' } },
});
