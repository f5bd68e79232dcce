import type { KeyRequest } from '#src/domain/arrowKeys.ts';
import { selectCurrentTime, selectVolume } from '#src/machines/player/player.selectors.ts';
import type { AppSystem } from '#src/machines/system.ts';

/** Does what a key asks of the player. */
export function sendKeyRequest(player: AppSystem['player'], request: KeyRequest): void {
  const snapshot = player.getSnapshot();
  if (request === 'toggle') {
    player.send({ type: 'play.toggled' });
  } else if ('seekBy' in request) {
    player.send({ type: 'seek.requested', time: selectCurrentTime(snapshot) + request.seekBy });
  } else {
    player.send({ type: 'volume.changed', volume: selectVolume(snapshot) + request.volumeBy });
  }
}
