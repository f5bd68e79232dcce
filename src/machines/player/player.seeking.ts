import { and, or } from 'xstate';
import { playerSetup } from './player.setup.ts';
import type { PlayerMachineEvent } from './player.types.ts';

type Seek = {
  event: Extract<PlayerMachineEvent, { type: 'seek.requested' | 'seek.committed' }>;
};

const moveTo = { type: 'moveTo', params: ({ event }: Seek) => event.time } as const;

/** A drag let go also starts a paused song (specification, section 4). */
const letGo = [moveTo, 'resume'] as const;
const letGoLoaded = [moveTo, 'seekAudio', 'resume'] as const;

/** What is heard can be sought in, also after its address has outlived its time. */
const canSeekAudio = and(['hasDuration', or(['hasUrl', 'isPlaying', 'isBuffering'])]);

const startDrag = { guard: 'hasDuration', target: 'dragging', actions: 'startDrag' } as const;

/**
 * Whose clock is shown. While dragging the slider's; after it, until the element says that it has
 * got there and 200 ms have passed, the wanted second; else the element's.
 */
export const seeking = playerSetup.createStateConfig({
  initial: 'tracking',
  states: {
    tracking: {
      on: {
        'audio.time': {
          guard: 'isCurrentLoad',
          actions: { type: 'followTime', params: ({ event }) => event.time },
        },
        'seek.started': startDrag,
        'seek.committed': [
          { guard: canSeekAudio, target: 'settling', actions: letGoLoaded },
          { guard: 'hasDuration', actions: letGo },
        ],
        'seek.requested': [
          { guard: canSeekAudio, target: 'settling', actions: [moveTo, 'seekAudio'] },
          { guard: 'hasDuration', actions: moveTo },
        ],
      },
    },
    dragging: {
      on: {
        'seek.moved': { actions: { type: 'drag', params: ({ event }) => event.time } },
        'seek.committed': [
          { guard: canSeekAudio, target: 'settling', actions: letGoLoaded },
          { target: 'tracking', actions: letGo },
        ],
        'seek.cancelled': 'tracking',
        'song.changed': 'tracking',
      },
    },
    settling: {
      type: 'parallel',
      states: {
        guard: {
          initial: 'up',
          states: { up: { after: { seekGuard: 'down' } }, down: { type: 'final' } },
        },
        element: {
          initial: 'seeking',
          states: {
            seeking: {
              on: { 'audio.seeked': { guard: 'isCurrentLoad', target: 'arrived' } },
              after: { seekLimit: 'arrived' },
            },
            arrived: { type: 'final' },
          },
        },
      },
      onDone: 'tracking',
      on: {
        'seek.started': startDrag,
        'seek.committed': {
          target: 'settling',
          reenter: true,
          actions: letGoLoaded,
        },
        'seek.requested': {
          target: 'settling',
          reenter: true,
          actions: [moveTo, 'seekAudio'],
        },
        'song.changed': 'tracking',
      },
    },
  },
});
