import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useSelector } from '@xstate/react';
import type { DragEvent } from 'react';
import { seededPicture } from '#src/domain/randomPicture.ts';
import {
  selectBrightness,
  selectPictureUrl,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { selectSong } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './SpecialBoard.css.ts';

/**
 * The picture of the SPECIAL board: the visitor's own, else the one that goes with the song. A
 * click lets it fill the screen, a picture dropped on it takes its place.
 */
export function BoardPicture() {
  const board = useAppActor('lyricBoard');
  const brightness = useSelector(board, selectBrightness);
  const ownUrl = useSelector(board, selectPictureUrl);
  const songId = useSelector(useAppActor('player'), selectSong)?.id ?? 0;

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file !== undefined) board.send({ type: 'picture.chosen', file });
  };

  return (
    <button
      type="button"
      className={css.pictureButton}
      aria-label="切换全屏"
      data-part="picture"
      onClick={() => board.send({ type: 'picture.pressed' })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <img
        className={css.picture}
        src={ownUrl || seededPicture('bg', songId)}
        alt=""
        draggable={false}
        data-own={ownUrl !== ''}
        style={assignInlineVars({ [css.brightnessVar]: String(brightness) })}
      />
    </button>
  );
}
