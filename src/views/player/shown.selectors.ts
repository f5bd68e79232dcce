import { clockTime } from '#src/domain/clockTime.ts';
import type { LyricLine } from '#src/domain/lyric.ts';
import {
  selectCurrentLyricIndex,
  selectDuration,
  selectLyric,
  selectShownTime,
} from '#src/machines/player/player.selectors.ts';

type Snapshot = Parameters<typeof selectLyric>[0] & Parameters<typeof selectShownTime>[0];

/** mm:ss; changes once a second, so that what shows it renders no oftener. */
export const selectElapsedText = (snapshot: Snapshot): string =>
  clockTime(selectShownTime(snapshot));

/** mm:ss. */
export const selectTotalText = (snapshot: Snapshot): string => clockTime(selectDuration(snapshot));

export const selectCurrentLine = (snapshot: Snapshot): LyricLine | undefined =>
  selectLyric(snapshot)[selectCurrentLyricIndex(snapshot)];

export const selectHasTranslation = (snapshot: Snapshot): boolean =>
  selectLyric(snapshot).some(({ translation }) => translation !== undefined);
