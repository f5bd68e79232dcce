/**
 * Tells at once and on every change whether something fills the screen.
 *
 * @returns the cleanup.
 */
export function watchFullscreen(report: (isFullscreen: boolean) => void): () => void {
  const onChange = () => report(document.fullscreenElement !== null);
  document.addEventListener('fullscreenchange', onChange);
  onChange();
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Phones may know no fullscreen but that of a film. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled === true;
}

/**
 * Lets the element fill the screen, or ends that. Phones that know no fullscreen, and a refusal,
 * leave all as it is.
 *
 * @param selector finds the element; it must not be a dialog, which browsers refuse
 */
export async function toggleFullscreen(selector: string): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.querySelector(selector)?.requestFullscreen();
  } catch (error) {
    console.warn('fullscreen was refused', error);
  }
}
