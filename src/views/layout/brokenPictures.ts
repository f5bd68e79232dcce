/** One pixel seen through. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A picture that cannot be had shows its ground instead of the browser's torn page, unless it has a
 * text that stands in for it. Returns the cleanup.
 */
export function hideBrokenPictures(): () => void {
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.alt === '') target.src = NOTHING;
  };
  document.addEventListener('error', hide, true);
  for (const image of document.images) {
    // Failed before this script came: asked for once more, it fails where it is heard.
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }
  return () => document.removeEventListener('error', hide, true);
}
