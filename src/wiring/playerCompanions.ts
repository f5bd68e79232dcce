import type { SnapshotFrom } from 'xstate';
import type { playerMachine } from '#src/machines/player/player.machine.ts';
import {
  selectArtist,
  selectCover,
  selectCurrentTime,
  selectIsBusy,
  selectIsPlaying,
  selectSong,
  selectTitle,
} from '#src/machines/player/player.selectors.ts';
import type { AppSystem } from '#src/machines/system.ts';
import {
  browserMedia,
  type MediaState,
  type MediaWorld,
  openMediaSession,
} from '#src/services/mediaSession.ts';
import { browserTabs, openOtherTabs, type Sound, type TabWorld } from '#src/services/otherTabs.ts';

type Player = AppSystem['player'];
type Snapshot = SnapshotFrom<typeof playerMachine>;

/**
 * Shows the player to the system and takes what its controls ask for. The position is told when
 * something else changes, and otherwise once a second.
 *
 * @returns the cleanup.
 */
export function startMediaSession(player: Player, world: MediaWorld = browserMedia()): () => void {
  const session = openMediaSession(world, (request) => player.send(request));
  const subscription = player.select(toMediaState, isShownAlike).subscribe(session.show);
  session.show(toMediaState(player.getSnapshot()));
  return () => {
    subscription.unsubscribe();
    session.close();
  };
}

/**
 * Pauses the player when another tab of the site is heard.
 *
 * @returns the cleanup.
 */
export function startOtherTabs(player: Player, world: TabWorld = browserTabs()): () => void {
  const tabs = openOtherTabs(world, () => player.send({ type: 'pause.requested' }));
  const subscription = player.select(toSound).subscribe(tabs.follow);
  tabs.follow(toSound(player.getSnapshot()));
  return () => {
    subscription.unsubscribe();
    tabs.close();
  };
}

function toSound(snapshot: Snapshot): Sound {
  if (selectIsPlaying(snapshot)) return 'heard';
  return selectIsBusy(snapshot) ? 'awaited' : 'silent';
}

function toMediaState(snapshot: Snapshot): MediaState {
  const song = selectSong(snapshot);
  return {
    playback: song === null ? 'none' : toSound(snapshot) === 'silent' ? 'paused' : 'playing',
    title: selectTitle(snapshot),
    artist: selectArtist(snapshot),
    album: song?.al.name ?? '',
    cover: selectCover(snapshot),
    // What the catalogue says of the length may not be that of a trial.
    duration: snapshot.context.duration,
    position: selectCurrentTime(snapshot),
  };
}

function isShownAlike(one: MediaState, other: MediaState): boolean {
  return (
    one.playback === other.playback &&
    one.title === other.title &&
    one.artist === other.artist &&
    one.album === other.album &&
    one.cover === other.cover &&
    one.duration === other.duration &&
    Math.floor(one.position) === Math.floor(other.position)
  );
}
