import type { Page } from '@playwright/test';

export interface WatchedMediaSession {
  /** The actions that the page handles. */
  actions(): Promise<string[]>;
  /** What the system's key does; `seekTime` in seconds. */
  press(action: MediaSessionAction, seekTime?: number): Promise<void>;
  /** What the system shows. */
  shown(): Promise<{ playback: string; title: string; artist: string; artwork: number }>;
}

/** Shows what the page tells the system; to be called before the page is opened. */
export async function watchMediaSession(page: Page): Promise<WatchedMediaSession> {
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler>();
    const original = MediaSession.prototype.setActionHandler;
    MediaSession.prototype.setActionHandler = function (action, handler) {
      if (handler === null) handlers.delete(action);
      else handlers.set(action, handler);
      original.call(this, action, handler);
    };
    window.addEventListener('media-key', (event) => {
      if (event instanceof CustomEvent) handlers.get(event.detail.action)?.(event.detail);
    });
    Object.assign(window, { mediaActions: () => [...handlers.keys()] });
  });
  return {
    actions: () => page.evaluate<string[]>('window.mediaActions()'),
    press: (action, seekTime) =>
      page.evaluate(
        (detail) => {
          window.dispatchEvent(new CustomEvent('media-key', { detail }));
        },
        { action, seekTime },
      ),
    shown: () =>
      page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession;
        return {
          playback: playbackState,
          title: metadata?.title ?? '',
          artist: metadata?.artist ?? '',
          artwork: metadata?.artwork.length ?? 0,
        };
      }),
  };
}
