import { and, not } from 'xstate';
import type { PlayerMachineEvent } from './player.types.ts';

type Removal = { event: Extract<PlayerMachineEvent, { type: 'custom.removed' }> };

export const removedId = ({ event }: Removal) => event.id;

export const removed = {
  type: 'notify',
  params: { tone: 'success', title: '提示', text: '删除成功', duration: 1000 },
} as const;

export const restart = ['moveToStart', 'seekAudio', 'playAudio'] as const;

/** Play where no song stands yet: the first of the list, or whoever can bring a list is asked. */
export const begin = [
  {
    guard: 'hasSongs',
    target: 'resolving',
    actions: [{ type: 'stepAfresh', params: 'next' }, 'announceSong'],
  },
  { actions: 'requestListening' },
] as const;

/** Play where a song stands: go on with what is loaded, or load it again at the same second. */
export const resume = [
  { guard: 'hasUrl', actions: 'playAudio' },
  { target: 'resolving', actions: 'beginNewRun' },
] as const;

export const offline = {
  target: 'failed',
  actions: { type: 'setFailure', params: 'offline' },
} as const;

/** The element has failed: an old address is fetched afresh once, then the song is passed over. */
const recover = [
  { guard: and(['isCurrentLoad', 'failsOffline']), ...offline },
  { guard: and(['isCurrentLoad', 'deservesFreshUrl']), target: 'resolving' },
  { guard: 'isCurrentLoad', target: 'unplayable' },
] as const;

export const advance = [
  {
    guard: and(['isCurrentLoad', 'stopsAfterSong']),
    target: 'paused',
    actions: 'moveToStart',
  },
  { guard: and(['isCurrentLoad', not('hasUpNext'), 'restartsSong']), actions: restart },
  {
    guard: 'isCurrentLoad',
    target: 'resolving',
    actions: [{ type: 'stepAfresh', params: 'next' }, 'announceSong'],
  },
] as const;

/** What has stopped coming without a network will not come: nobody has to wait for it. */
export const networkLoss = { src: 'networkLoss', id: 'networkLoss' } as const;

export const stall = {
  target: 'failed',
  actions: { type: 'setFailure', params: 'stalled' },
} as const;

/** While sound is wanted, the neighbour of a removed song plays on. */
export const replace = {
  guard: { type: 'removesOneOfMany', params: removedId },
  target: 'resolving',
  actions: [{ type: 'removeCurrent', params: removedId }, 'announceSong', removed],
} as const;

export const playing = { guard: 'isCurrentLoad', target: 'playing' } as const;
const paused = { guard: 'isCurrentLoad', target: 'paused' } as const;
export const buffering = { guard: 'isCurrentLoad', target: 'buffering' } as const;
export const blocked = { guard: 'isCurrentLoad', target: 'blocked' } as const;

/** What can happen while sound is wanted and the element is at it. */
export const wanted = {
  'play.toggled': { actions: 'pauseAudio' },
  'pause.requested': { actions: 'pauseAudio' },
  'audio.paused': paused,
  'audio.failed': recover,
  'custom.removed': replace,
} as const;
