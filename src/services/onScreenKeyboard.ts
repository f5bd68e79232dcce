/** Is text written with a keyboard that lies over the page? */
export function hasOnScreenKeyboard(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
