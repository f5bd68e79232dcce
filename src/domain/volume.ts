/** Volume before anybody has moved the slider (specification, section 9). */
export const DEFAULT_VOLUME = 0.5;

/**
 * A volume as it is kept: 0 to 1 with two decimals. Values outside are brought to the nearest
 * end; what is no number gives `fallback`.
 */
export function toVolume(value: unknown, fallback: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return fallback;
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** Where the slider stands for a kept volume, 0 to 100. */
export function sliderOfVolume(volume: number): number {
  return Math.round(volume * 100);
}
