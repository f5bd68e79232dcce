import type { SnapshotFrom } from 'xstate';
import type { BoardSizes, LyricType } from '#src/domain/boardRecord.ts';
import { stateAttribute } from '../attributes.ts';
import type { lyricBoardMachine } from './lyricBoard.machine.ts';

type Snapshot = SnapshotFrom<typeof lyricBoardMachine>;

/** The board on screen, null where there is none. */
export const selectShownBoard = (snapshot: Snapshot): LyricType | null =>
  snapshot.matches({ board: 'shown' }) ? snapshot.context.lyricType : null;

/** Always in COMMON; in SPECIAL when paused, narrow, under a popover, or the pointer was about. */
export const selectIsBarShown = (snapshot: Snapshot): boolean =>
  !snapshot.matches({
    board: {
      shown: {
        special: { playback: 'playing', screen: 'wide', bar: 'hidden', popovers: 'closed' },
      },
    },
  });

export const selectIsFollowing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ board: { shown: { common: { view: 'following' } } } });
export const selectIsFullscreen = (snapshot: Snapshot): boolean =>
  snapshot.matches({ window: 'fullscreen' });
export const selectIsTranslationShown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ translation: 'shown' });
export const selectBrightness = (snapshot: Snapshot): number => snapshot.context.brightness;
export const selectSizes = (snapshot: Snapshot): BoardSizes => snapshot.context.sizes;

/** A chosen file is being looked at. */
export const selectIsPictureChecked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ choice: 'checking' });
export const selectHasOwnPicture = (snapshot: Snapshot): boolean =>
  snapshot.matches({ background: 'custom' });
/** The browser could not keep the picture: it is gone with the page. */
export const selectIsPictureUnkept = (snapshot: Snapshot): boolean =>
  snapshot.matches({ background: { custom: 'unkept' } });
/** Address of the visitor's own picture, empty where the site's stands. */
export const selectPictureUrl = (snapshot: Snapshot): string => snapshot.context.pictureUrl;

export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
