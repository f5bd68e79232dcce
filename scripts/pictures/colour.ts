/** `#rrggbb` to three channels, 0 to 255. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(red: number, green: number, blue: number): string {
  const two = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}

/** The colour `share` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return toHex(r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share);
}

/** Turns the hue by degrees and scales the chroma; brightness stays. */
export function shiftHue(hex: string, degrees: number, chroma = 1): string {
  const [red, green, blue] = channels(hex);
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  const i = 0.596 * red - 0.274 * green - 0.322 * blue;
  const q = 0.211 * red - 0.523 * green + 0.312 * blue;
  const angle = (degrees * Math.PI) / 180;
  const i2 = (i * Math.cos(angle) - q * Math.sin(angle)) * chroma;
  const q2 = (i * Math.sin(angle) + q * Math.cos(angle)) * chroma;
  // The inverse of the NTSC luma and chroma matrix above.
  return toHex(
    luma + 0.956 * i2 + 0.621 * q2,
    luma - 0.272 * i2 - 0.647 * q2,
    luma - 1.106 * i2 + 1.703 * q2,
  );
}
