import type { SnapshotFrom } from 'xstate';
import { activeLineIndex, type LyricLine } from '#src/domain/lyric.ts';
import { offsetOf } from '#src/domain/lyricOffsets.ts';
import { artistNames, type PlayModel, type PlayType, type Song } from '#src/domain/song.ts';
import { stateAttribute } from '../attributes.ts';
import type { playerMachine } from './player.machine.ts';
import type { PlayerFailure } from './player.types.ts';

type Snapshot = SnapshotFrom<typeof playerMachine>;

/** How the lyric stands: what the board shows in place of, or besides, the lines. */
export type LyricStatus = 'none' | 'loading' | 'synced' | 'plain' | 'instrumental' | 'failed';

const FAILURE_TEXTS: Record<PlayerFailure, string> = {
  offline: '网络已断开，连上后点播放继续',
  refused: '音乐服务暂时没有回应，请稍后点播放重试',
  unplayable: '这首歌暂时无法播放，换一首听听吧',
  run: '接连几首歌都无法播放，换个歌单或稍后再试',
  stalled: '加载太慢了，点播放再试一次',
};

export const selectSong = ({ context }: Snapshot): Song | null => context.song;
export const selectTitle = ({ context }: Snapshot): string => context.song?.name ?? '';
export const selectArtist = ({ context }: Snapshot): string => artistNames(context.song);
/** Address of the cover, empty where the default cover belongs. */
export const selectCover = ({ context }: Snapshot): string => context.song?.al.picUrl ?? '';

export const selectIsPlaying = (snapshot: Snapshot): boolean =>
  snapshot.matches({ playback: 'playing' });
/** Sound is wanted and on its way. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches({ playback: 'resolving' }) ||
  snapshot.matches({ playback: 'loading' }) ||
  snapshot.matches({ playback: 'buffering' });
/** The browser waits for a press of play. */
export const selectIsBlocked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ playback: 'blocked' });
/** Why nothing plays, in a sentence for the listener; empty where nothing failed. */
export const selectFailure = (snapshot: Snapshot): string =>
  snapshot.matches({ playback: 'failed' }) ? FAILURE_TEXTS[snapshot.context.failure] : '';
/** What the listener is told in place of the artist; empty where there is nothing to tell. */
export const selectHint = (snapshot: Snapshot): string =>
  selectIsBlocked(snapshot) ? '点一下播放按钮就开始' : selectFailure(snapshot);

/** Seconds. */
export const selectCurrentTime = ({ context }: Snapshot): number => context.currentTime;
/** Seconds: where the slider stands, the held value while it is dragged. */
export const selectShownTime = (snapshot: Snapshot): number =>
  snapshot.matches({ seeking: 'dragging' })
    ? snapshot.context.dragTime
    : snapshot.context.currentTime;
/** Seconds: as the element says, before that as the catalogue says, 0 where nobody does. */
export const selectDuration = ({ context }: Snapshot): number =>
  context.duration > 0 ? context.duration : (context.song?.dt ?? 0) / 1000;
/** Percent of the song heard, two decimals. */
export const selectProgress = (snapshot: Snapshot): number => {
  const duration = selectDuration(snapshot);
  if (duration <= 0) return 0;
  return Math.round(Math.min(1, selectShownTime(snapshot) / duration) * 10000) / 100;
};

export const selectLyric = ({ context }: Snapshot): LyricLine[] => context.lyric.lines;
export const selectLyricStatus = ({ value }: Snapshot): LyricStatus => value.lyric;
/** How much earlier the listener wants the lines of this song, ms. */
export const selectOwnOffset = ({ context: { song, lyricOffsets } }: Snapshot): number =>
  song === null ? 0 : offsetOf(lyricOffsets, song.id);
/** How much earlier the lines come, ms: a trial also begins in the middle of the song. */
export const selectLyricOffset = (snapshot: Snapshot): number =>
  (snapshot.context.trialStart ?? 0) * 1000 + selectOwnOffset(snapshot);
/** The line to light up, -1 before the first and where the text has no times. */
export const selectCurrentLyricIndex = (snapshot: Snapshot): number =>
  activeLineIndex(
    snapshot.context.lyric.times,
    snapshot.context.currentTime,
    selectLyricOffset(snapshot),
  );

/** 0 to 1. */
export const selectVolume = ({ context }: Snapshot): number => context.volume;
export const selectIsMuted = ({ context }: Snapshot): boolean => context.volume === 0;

export const selectPlayModel = ({ context }: Snapshot): PlayModel => context.playModel;
export const selectPlayType = ({ context }: Snapshot): PlayType => context.playType;
export const selectSongs = ({ context }: Snapshot): Song[] => context.songs;
export const selectCustomSongs = ({ context }: Snapshot): Song[] => context.customSongs;
/** Will the player be silent after this song? */
export const selectStopsAfterSong = (snapshot: Snapshot): boolean =>
  snapshot.matches({ ending: 'stops' });
/** The song asked to be played next, null where the mode chooses. */
export const selectUpNext = ({ context }: Snapshot): Song | null => context.upNext[0] ?? null;
/** Songs to mark in the lists: no address was to be had for them. */
export const selectUnplayableIds = ({ context }: Snapshot): number[] => context.unplayableIds;
/** Only a part of the song may be heard (试听). */
export const selectIsTrial = ({ context }: Snapshot): boolean => context.trialStart !== null;

export const selectStateAttribute = ({ value }: Snapshot): string => stateAttribute(value);
