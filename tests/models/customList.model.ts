import type { Song } from '#src/domain/song.ts';
import { customListMachine } from '#src/machines/customList/customList.machine.ts';
import { defineModel } from './harness.ts';

const song = (id: number): Song => ({
  id,
  name: `第${id}首`,
  ar: [],
  alia: [],
  al: { picUrl: '' },
  dt: 0,
});
const THREE = [song(1), song(2), song(3)];

export default defineModel({
  machine: customListMachine,
  events: [
    { type: 'list.opened' },
    { type: 'list.closed' },
    { type: 'songs.changed', songs: [] },
    { type: 'songs.changed', songs: THREE },
    { type: 'songs.changed', songs: [song(1), song(3)] },
    { type: 'drag.started', id: 2 },
    { type: 'drag.started', id: 9 },
    { type: 'drag.moved', index: 0 },
    { type: 'drag.moved', index: 7 },
    { type: 'drag.moved', index: 1 },
    { type: 'drag.moved', index: Number.NaN },
    { type: 'drag.dropped' },
    { type: 'drag.cancelled' },
    { type: 'lift.started', id: 1 },
    { type: 'lift.started', id: 9 },
    { type: 'lift.moved', step: 'up' },
    { type: 'lift.moved', step: 'down' },
    { type: 'lift.moved', step: 'first' },
    { type: 'lift.moved', step: 'last' },
    { type: 'lift.dropped' },
    { type: 'lift.cancelled' },
    { type: 'clear.requested' },
    { type: 'clear.confirmed' },
    { type: 'clear.cancelled' },
  ],
  ready: (snapshot) => snapshot.matches('closed'),
  classes: ({ songs, held }) => [songs.length, held?.id, held?.from, held?.to],
  invariants: {
    'a song is in hand exactly while it is dragged or lifted': (snapshot) =>
      (snapshot.context.held !== null) ===
      (snapshot.matches({ open: 'dragging' }) || snapshot.matches({ open: 'lifted' })),
    'the song in hand is the one that was taken from there': ({ context: { songs, held } }) =>
      held === null || songs[held.from]?.id === held.id,
    'it would land within the list': ({ context: { songs, held } }) =>
      held === null || (held.to >= 0 && held.to < songs.length),
    'nobody is asked whether to clear an empty list': (snapshot) =>
      !snapshot.matches({ open: 'confirmingClear' }) || snapshot.context.songs.length > 0,
  },
  limit: 2000,
});
