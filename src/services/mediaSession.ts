import { artworkOf } from '#src/domain/artwork.ts';

/** What the system's controls ask for. Seconds. */
export type MediaRequest =
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | { type: 'previous.requested' }
  | { type: 'next.requested' }
  | { type: 'seek.requested'; time: number };

/** What the system's controls show. Seconds. */
export interface MediaState {
  playback: MediaSessionPlaybackState;
  title: string;
  artist: string;
  album: string;
  /** Address of the cover, empty where there is none. */
  cover: string;
  duration: number;
  position: number;
}

/** What is used of `navigator.mediaSession`; old browsers lack the position. */
export type SystemControls = Pick<
  MediaSession,
  'metadata' | 'playbackState' | 'setActionHandler'
> & {
  setPositionState?: MediaSession['setPositionState'];
};

export interface MediaWorld {
  /** Undefined where the browser has no media session. */
  controls: SystemControls | undefined;
  createMetadata: (metadata: MediaMetadataInit) => MediaMetadata;
}

export interface OpenMediaSession {
  show: (state: MediaState) => void;
  close: () => void;
}

export function browserMedia(): MediaWorld {
  return {
    controls: 'mediaSession' in navigator ? navigator.mediaSession : undefined,
    createMetadata: (metadata) => new MediaMetadata(metadata),
  };
}

/**
 * The player on the lock screen, on the keys of the keyboard and of the headset. Seeking by steps
 * is left out: iOS would show it in place of the previous and the next song.
 */
export function openMediaSession(
  { controls, createMetadata }: MediaWorld,
  ask: (request: MediaRequest) => void,
): OpenMediaSession {
  if (controls === undefined) return { show: () => {}, close: () => {} };
  let shown: MediaState | null = null;

  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => ask({ type: 'play.requested' })],
    ['pause', () => ask({ type: 'pause.requested' })],
    ['previoustrack', () => ask({ type: 'previous.requested' })],
    ['nexttrack', () => ask({ type: 'next.requested' })],
    [
      'seekto',
      ({ seekTime }) => {
        if (seekTime !== undefined) ask({ type: 'seek.requested', time: seekTime });
      },
    ],
  ];
  for (const [action, handler] of handlers) setHandler(controls, action, handler);

  return {
    show: (state) => {
      if (shown === null || !isSameSong(shown, state)) {
        const { title, artist, album, cover } = state;
        controls.metadata =
          state.playback === 'none'
            ? null
            : createMetadata({ title, artist, album, artwork: artworkOf(cover) });
      }
      if (shown?.playback !== state.playback) controls.playbackState = state.playback;
      setPosition(controls, state);
      shown = state;
    },
    close: () => {
      for (const [action] of handlers) setHandler(controls, action, null);
      controls.metadata = null;
      controls.playbackState = 'none';
      setPosition(controls, null);
    },
  };
}

function isSameSong(one: MediaState, other: MediaState): boolean {
  return (
    (one.playback === 'none') === (other.playback === 'none') &&
    one.title === other.title &&
    one.artist === other.artist &&
    one.album === other.album &&
    one.cover === other.cover
  );
}

/** Each browser knows some of the actions, and throws at the others. */
function setHandler(
  controls: SystemControls,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    controls.setActionHandler(action, handler);
  } catch {
    // the other controls still work
  }
}

function setPosition(controls: SystemControls, state: MediaState | null): void {
  try {
    if (state !== null && Number.isFinite(state.duration) && state.duration > 0) {
      const { duration, position } = state;
      controls.setPositionState?.({
        duration,
        position: Math.min(duration, Math.max(0, position)),
        playbackRate: 1,
      });
    } else {
      controls.setPositionState?.();
    }
  } catch {
    // the controls do without a position
  }
}
