import { fromCallback } from 'xstate';
import { customListMachine } from '#src/machines/customList/customList.machine.ts';
import type { CustomListEvent } from '#src/machines/customList/customList.types.ts';
import { selectCustomSongs } from '#src/machines/player/player.selectors.ts';
import { actorOf } from '#src/machines/system.ts';

export function wireCustomList() {
  return customListMachine.provide({
    actors: {
      watchSongs: fromCallback(({ sendBack, system }) => {
        const player = actorOf(system, 'player');
        const look = () => {
          const report: CustomListEvent = {
            type: 'songs.changed',
            songs: selectCustomSongs(player.getSnapshot()),
          };
          sendBack(report);
        };
        const subscription = player.select(selectCustomSongs).subscribe(look);
        look();
        return () => subscription.unsubscribe();
      }),
    },
    actions: {
      moveSong: ({ system }, move) => {
        actorOf(system, 'player').send({ type: 'custom.moved', ...move });
      },
      clearSongs: ({ system }) => {
        actorOf(system, 'player').send({ type: 'custom.cleared' });
      },
    },
  });
}
