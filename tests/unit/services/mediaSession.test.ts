import { describe, expect, test } from 'vitest';
import {
  type MediaRequest,
  type MediaState,
  openMediaSession,
  type SystemControls,
} from '#src/services/mediaSession.ts';

/** The system's controls; `unknown` actions are refused as an old browser does. */
function system(unknown: MediaSessionAction[] = []) {
  const handlers = new Map<MediaSessionAction, MediaSessionActionHandler>();
  const positions: (MediaPositionState | undefined)[] = [];
  const metadata: MediaMetadataInit[] = [];
  const requests: MediaRequest[] = [];
  const controls: SystemControls = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action, handler) => {
      if (unknown.includes(action)) throw new TypeError(`${action} is no MediaSessionAction`);
      if (handler === null) handlers.delete(action);
      else handlers.set(action, handler);
    },
    setPositionState: (state) => {
      positions.push(state);
    },
  };
  const open = () =>
    openMediaSession(
      {
        controls,
        createMetadata: (init) => {
          metadata.push(init);
          return { title: '', artist: '', album: '', artwork: [], ...init };
        },
      },
      (request) => requests.push(request),
    );
  return { controls, handlers, positions, metadata, requests, open };
}

const heard = (change: Partial<MediaState> = {}): MediaState => ({
  playback: 'playing',
  title: '静夜思',
  artist: '李白',
  album: '唐诗',
  cover: '/music/covers/1.jpg',
  duration: 60,
  position: 3,
  ...change,
});

describe('the system shows', () => {
  test('the song, its cover and its position', () => {
    const { controls, metadata, positions, open } = system();
    open().show(heard());
    expect([controls.playbackState, metadata, positions]).toEqual([
      'playing',
      [
        {
          title: '静夜思',
          artist: '李白',
          album: '唐诗',
          artwork: [{ src: '/music/covers/1.jpg' }],
        },
      ],
      [{ duration: 60, position: 3, playbackRate: 1 }],
    ]);
  });

  test('a new position without new metadata', () => {
    const { metadata, positions, open } = system();
    const session = open();
    session.show(heard());
    session.show(heard({ playback: 'paused', position: 4 }));
    expect(metadata.length).toBe(1);
    expect(positions.at(-1)).toEqual({ duration: 60, position: 4, playbackRate: 1 });
  });

  test('another song, and nothing when there is none', () => {
    const { controls, metadata, open } = system();
    const session = open();
    session.show(heard());
    session.show(heard({ title: '春晓' }));
    expect(metadata.map(({ title }) => title)).toEqual(['静夜思', '春晓']);
    session.show(heard({ playback: 'none', title: '' }));
    expect([controls.metadata, controls.playbackState]).toEqual([null, 'none']);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'no position while the duration is %s',
    (duration) => {
      const { positions, open } = system();
      open().show(heard({ duration }));
      expect(positions).toEqual([undefined]);
    },
  );

  test('no position outside the song', () => {
    const { positions, open } = system();
    const session = open();
    session.show(heard({ position: 61 }));
    session.show(heard({ position: -1 }));
    expect(positions.map((state) => state?.position)).toEqual([60, 0]);
  });
});

describe('the controls ask for', () => {
  test('play, pause, previous, next and a second, and never for steps', () => {
    const { handlers, requests, open } = system();
    open();
    expect([...handlers.keys()]).toEqual(['play', 'pause', 'previoustrack', 'nexttrack', 'seekto']);
    for (const [action, handler] of handlers) handler({ action, seekTime: 12 });
    expect(requests).toEqual([
      { type: 'play.requested' },
      { type: 'pause.requested' },
      { type: 'previous.requested' },
      { type: 'next.requested' },
      { type: 'seek.requested', time: 12 },
    ]);
  });

  test('nothing where a seek names no second', () => {
    const { handlers, requests, open } = system();
    open();
    handlers.get('seekto')?.({ action: 'seekto' });
    expect(requests).toEqual([]);
  });

  test('the rest, where a browser refuses one', () => {
    const { handlers, open } = system(['pause', 'seekto']);
    open();
    expect([...handlers.keys()]).toEqual(['play', 'previoustrack', 'nexttrack']);
  });
});

test('a browser that refuses the position shows the rest', () => {
  const { controls, open } = system();
  controls.setPositionState = () => {
    throw new TypeError('position');
  };
  open().show(heard());
  expect(controls.playbackState).toBe('playing');
});

test('a browser without positions, or without any controls, is left alone', () => {
  const { controls, open } = system();
  delete controls.setPositionState;
  open().show(heard());
  expect(controls.playbackState).toBe('playing');
  const none = openMediaSession(
    {
      controls: undefined,
      createMetadata: () => {
        throw new Error('no metadata here');
      },
    },
    () => {},
  );
  none.show(heard());
  none.close();
});

test('the cleanup leaves nothing behind', () => {
  const { controls, handlers, positions, open } = system();
  const session = open();
  session.show(heard());
  session.close();
  expect([handlers.size, controls.metadata, controls.playbackState, positions.at(-1)]).toEqual([
    0,
    null,
    'none',
    undefined,
  ]);
});
