import { describe, expect, test, vi } from 'vitest';
import type { MediaWorld, SystemControls } from '#src/services/mediaSession.ts';
import type { TabChannel } from '#src/services/otherTabs.ts';
import { startMediaSession, startOtherTabs } from '#src/wiring/playerCompanions.ts';
import { settled, song, startPlayer } from '#tests/unit/machines/player/startPlayer.ts';

function media() {
  const handlers = new Map<MediaSessionAction, MediaSessionActionHandler>();
  const positions: (MediaPositionState | undefined)[] = [];
  const titles: (string | undefined)[] = [];
  const controls: SystemControls = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action, handler) => {
      if (handler !== null) handlers.set(action, handler);
    },
    setPositionState: (state) => {
      positions.push(state);
    },
  };
  const world: MediaWorld = {
    controls,
    createMetadata: (init) => {
      titles.push(`${init.title} ${init.artist} ${init.album}`);
      return { title: '', artist: '', album: '', artwork: [], ...init };
    },
  };
  const press = (action: MediaSessionAction, seekTime?: number) =>
    handlers.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) });
  return { world, controls, positions, titles, press };
}

describe('the media session', () => {
  test('follows the player from nothing to sound to silence', async () => {
    const player = await startPlayer();
    const { world, controls, positions, titles } = media();
    startMediaSession(player.actor, world);
    expect([controls.playbackState, titles, positions]).toEqual(['none', [], [undefined]]);
    player.actor.send({
      type: 'song.chosen',
      song: song(1, { al: { name: '唐诗', picUrl: '/1.jpg' } }),
      playType: 'TOP',
    });
    expect([controls.playbackState, titles]).toEqual(['playing', ['第1首 李白 唐诗']]);
    await settled();
    player.say({ type: 'audio.duration', duration: 60 });
    player.say({ type: 'audio.playing' });
    expect([controls.playbackState, positions.at(-1)]).toEqual([
      'playing',
      { duration: 60, position: 0, playbackRate: 1 },
    ]);
    player.say({ type: 'audio.paused' });
    expect(controls.playbackState).toBe('paused');
  });

  test('tells the position once a second, and at once after a seek', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    const { world, positions } = media();
    startMediaSession(player.actor, world);
    const told = () => positions.map((state) => state?.position);
    for (const time of [0.25, 0.5, 0.75, 1, 1.25, 1.5]) player.say({ type: 'audio.time', time });
    expect(told()).toEqual([0, 1]);
    player.actor.send({ type: 'seek.requested', time: 40.5 });
    expect(told()).toEqual([0, 1, 40.5]);
    player.actor.send({ type: 'volume.changed', volume: 0.2 });
    expect(told()).toEqual([0, 1, 40.5]);
  });

  test('its keys reach the player', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: [song(1), song(2), song(3)] });
    player.actor.send({ type: 'mode.toggled' });
    await player.play(song(1));
    const { world, press } = media();
    startMediaSession(player.actor, world);
    press('pause');
    expect(player.commands.at(-1)).toEqual({ type: 'audio.pause' });
    player.say({ type: 'audio.paused' });
    press('play');
    expect(player.commands.at(-1)).toEqual({ type: 'audio.play' });
    press('seekto', 33);
    expect(player.commands.at(-1)).toEqual({ type: 'audio.seek', time: 33 });
    press('nexttrack');
    expect(player.context().song?.id).toBe(2);
    press('previoustrack');
    expect(player.context().song?.id).toBe(1);
  });

  test('ends with its cleanup', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    const { world, controls, titles } = media();
    const stop = startMediaSession(player.actor, world);
    stop();
    expect(controls.playbackState).toBe('none');
    await player.play(song(2));
    expect([controls.playbackState, titles.length]).toEqual(['none', 1]);
  });
});

describe('other tabs', () => {
  function channel() {
    const said: unknown[] = [];
    let hear: (event: { data: unknown }) => void = () => {};
    let isOpen = true;
    const open: TabChannel = {
      postMessage: (message) => said.push(message),
      addEventListener: (_, react) => {
        hear = react;
      },
      close: () => {
        isOpen = false;
      },
    };
    return {
      world: { openChannel: () => open, now: () => 100, tab: 'this' },
      said,
      hear: (data: unknown) => hear({ data }),
      isOpen: () => isOpen,
    };
  }

  test('hear when this one becomes audible, also when that was before the code came', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    const { world, said } = channel();
    startOtherTabs(player.actor, world);
    expect(said).toEqual([{ type: 'playback.started', at: 100, tab: 'this' }]);
  });

  test('pause this one, and start nothing', async () => {
    const player = await startPlayer();
    const { world, hear } = channel();
    startOtherTabs(player.actor, world);
    await player.play(song(1));
    hear({ type: 'playback.started', at: 200, tab: 'other' });
    expect(player.commands.at(-1)).toEqual({ type: 'audio.pause' });
    player.say({ type: 'audio.paused' });
    const count = player.commands.length;
    hear({ type: 'playback.started', at: 300, tab: 'other' });
    expect([player.playback(), player.commands.length]).toEqual(['paused', count]);
  });

  test('stop a song whose address is on its way', async () => {
    const player = await startPlayer();
    const { world, hear } = channel();
    startOtherTabs(player.actor, world);
    player.actor.send({ type: 'song.chosen', song: song(1), playType: 'TOP' });
    hear({ type: 'playback.started', at: 200, tab: 'other' });
    await settled();
    expect(player.playback()).toBe('paused');
  });

  test('are left with the cleanup', async () => {
    const player = await startPlayer();
    const { world, said, isOpen } = channel();
    startOtherTabs(player.actor, world)();
    await player.play(song(1));
    expect([said, isOpen()]).toEqual([[], false]);
  });
});

test('nothing happens in a browser that knows neither', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  const player = await startPlayer();
  const stops = [startMediaSession(player.actor), startOtherTabs(player.actor)];
  await player.play(song(1));
  expect(player.playback()).toBe('playing');
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});
