import { initialContext } from './player.actions.ts';
import { lyric } from './player.lyric.ts';
import { playback } from './player.playback.ts';
import { covers, ending, queue } from './player.queue.ts';
import { seeking } from './player.seeking.ts';
import { playerSetup } from './player.setup.ts';

/**
 * The music player: one audio element, the song in it, its words, and the lists it comes from.
 * It begins empty and paused on every side; the last visit comes back after the start.
 */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: initialContext,
  invoke: [
    { src: 'audio', id: 'audio' },
    { src: 'mediaSession', id: 'mediaSession' },
    { src: 'otherTabs', id: 'otherTabs' },
  ],
  type: 'parallel',
  states: { playback, seeking, queue, ending, lyric, covers },
});
