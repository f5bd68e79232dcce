import { sizedPicture } from './sizedPicture.ts';

/** Sides in px that systems ask for, from a notification to a lock screen. */
const SIZES = [96, 128, 192, 256, 384, 512];

/** The cover in the sizes that its host makes, or as it is; none where there is no cover. */
export function artworkOf(url: string): { src: string; sizes?: string }[] {
  if (url === '') return [];
  const sized = SIZES.map((size) => ({
    src: sizedPicture(url, size),
    sizes: `${size}x${size}`,
  }));
  return sized.every(({ src }) => src === url) ? [{ src: url }] : sized;
}
