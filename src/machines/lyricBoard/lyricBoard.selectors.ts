import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { lyricBoardMachine } from './lyricBoard.machine.ts';
import type { BoardSizes, LyricType } from './lyricBoard.types.ts';

type Snapshot = SnapshotFrom<typeof lyricBoardMachine>;

/** The board on screen, null where there is none. */
export const selectShownBoard = (snapshot: Snapshot): LyricType | null =>
  snapshot.matches({ board: 'shown' }) ? snapshot.context.lyricType : null;

/** Always in COMMON; in SPECIAL when paused, narrow, or the pointer has been about. */
export const selectIsBarShown = (snapshot: Snapshot): boolean =>
  !snapshot.matches({ board: { shown: 'special' } }) ||
  snapshot.matches({ board: { shown: { special: { playback: 'paused' } } } }) ||
  snapshot.matches({ board: { shown: { special: { screen: 'narrow' } } } }) ||
  !snapshot.matches({ board: { shown: { special: { bar: 'hidden' } } } });

export const selectIsFollowing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ board: { shown: { common: 'following' } } });
export const selectIsFullscreen = (snapshot: Snapshot): boolean =>
  snapshot.matches({ window: 'fullscreen' });
export const selectIsTranslationShown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ translation: 'shown' });
export const selectBrightness = (snapshot: Snapshot): number => snapshot.context.brightness;
export const selectSizes = (snapshot: Snapshot): BoardSizes => snapshot.context.sizes;
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
