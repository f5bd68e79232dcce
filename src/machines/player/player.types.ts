import type { AudioReport } from '#src/domain/audioMessages.ts';
import type { Lyric } from '#src/domain/lyric.ts';
import type { LyricOffsets } from '#src/domain/lyricOffsets.ts';
import type { Direction, PlayHistory } from '#src/domain/playOrder.ts';
import type { PlayModel, PlayType, Song } from '#src/domain/song.ts';

/** Everything a view, a key, the media session or another machine may ask of the player. */
export type PlayerEvent =
  | { type: 'play.toggled' }
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  /** A row was chosen: play this song in the list of `playType`. */
  | { type: 'song.chosen'; song: Song; playType: PlayType }
  /** The category list (TOP) now holds these songs. */
  | { type: 'songs.changed'; songs: Song[] }
  | { type: 'custom.added'; song: Song }
  | { type: 'custom.removed'; id: number }
  /** The song is put at that index of the custom list. */
  | { type: 'custom.moved'; id: number; index: number }
  | { type: 'custom.cleared' }
  /** Play this song after the one of now, whatever the mode; it joins the custom list. */
  | { type: 'playNext.requested'; song: Song }
  | { type: 'seek.started' }
  | { type: 'seek.moved'; time: number }
  | { type: 'seek.committed'; time: number }
  /** The drag ended where it began, or was taken away by the system. */
  | { type: 'seek.cancelled' }
  /** A jump with no drag: a lyric line, an arrow key, the media session. Seconds. */
  | { type: 'seek.requested'; time: number }
  /** 0 to 1. */
  | { type: 'volume.changed'; volume: number }
  | { type: 'mute.toggled' }
  | { type: 'mode.toggled' }
  | { type: 'lyric.retried' }
  /** The lines of this song shall come so much earlier, ms; below 0 later. */
  | { type: 'lyricOffset.changed'; offset: number }
  /** The song of now is the last one, and the opposite. */
  | { type: 'stopAfterSong.requested' }
  | { type: 'stopAfterSong.cancelled' }
  | { type: 'page.hidden' };

/** Modes in the order the toggle walks them. */
export const PLAY_MODELS: readonly PlayModel[] = ['RANDOM', 'LISTLOOP', 'SINGLECYCLE'];

export type PlayerMachineEvent =
  | PlayerEvent
  | AudioReport
  /** Another song stands in the player, or none. */
  | { type: 'song.changed' }
  /** The address of the song has outlived its time. */
  | { type: 'url.expired' }
  /** Sound is waited for, and there is no network. */
  | { type: 'network.lost' };

/** What the catalogue says about where a song can be heard. */
export type Resolution =
  /** `trialStart`: second of the song at which a trial begins, null for the whole song. */
  | { kind: 'playable'; url: string; trialStart: number | null }
  | { kind: 'unplayable' }
  | { kind: 'offline' }
  /** The catalogue did not answer, or with something that is no answer. */
  | { kind: 'refused' };

export type LyricAnswer = { kind: 'synced' | 'plain' | 'instrumental' | 'none'; lyric: Lyric };

/** What came back from the last visit, unchecked, and a seed for the random order. */
export interface StoredPlayer {
  record: unknown;
  seed: number;
}

/**
 * Why playing stopped: no network, the catalogue refused or broke, this song cannot be played,
 * several in a row could not, or the sound did not come in time.
 */
export type PlayerFailure = 'offline' | 'refused' | 'unplayable' | 'run' | 'stalled';

export interface PlayerContext {
  songs: Song[];
  customSongs: Song[];
  /** Asked to be played next, first one first; they come before what the mode would choose. */
  upNext: Song[];
  /** The song of the category list after which it goes on, while one that was asked for plays. */
  anchorId: number | null;
  playType: PlayType;
  playModel: PlayModel;
  song: Song | null;
  history: PlayHistory;
  /** The way pressed last: an unplayable song is left in this direction. */
  direction: Direction;
  seed: number;
  /** Songs that could not be played since sound was last heard. */
  tried: number[];
  /** Songs marked in the lists. */
  unplayableIds: number[];
  /** Counts the loads; reports of older ones are dropped. */
  loadNumber: number;
  /** Where the song is heard; empty before it is known and after its time is over. */
  url: string;
  trialStart: number | null;
  /** How often an address was fetched since sound was last heard. */
  urlFetches: number;
  /** The second at which the load began. */
  startAt: number;
  currentTime: number;
  /** As the element says; 0 before it does. */
  duration: number;
  /** Where the slider is held while dragging. */
  dragTime: number;
  volume: number;
  /** The last volume above 0: what ends the mute. */
  audibleVolume: number;
  lyric: Lyric;
  /** How much earlier the lines of a song come, ms, by its id; the last changed one stands last. */
  lyricOffsets: LyricOffsets;
  failure: PlayerFailure;
}
