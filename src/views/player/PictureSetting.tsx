import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import type { ChangeEvent } from 'react';
import {
  selectHasOwnPicture,
  selectIsPictureChecked,
  selectIsPictureUnkept,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './BoardSettings.css.ts';

/** A picture of the visitor's own behind the words. It never leaves the browser. */
export function PictureSetting() {
  const board = useAppActor('lyricBoard');
  const isChecked = useSelector(board, selectIsPictureChecked);
  const hasOwn = useSelector(board, selectHasOwnPicture);
  const isUnkept = useSelector(board, selectIsPictureUnkept);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) board.send({ type: 'picture.chosen', file });
    // The same file can be chosen again.
    currentTarget.value = '';
  };

  return (
    <>
      <label className={css.chooser} aria-busy={isChecked}>
        <ImagePlus size={18} aria-hidden="true" />
        {isChecked ? '正在打开图片…' : '换一张背景图片'}
        <input
          className={visuallyHidden}
          type="file"
          accept="image/*"
          data-part="picture-input"
          onChange={choose}
        />
      </label>
      {hasOwn && (
        <button
          type="button"
          className={css.plainButton}
          data-part="picture-reset"
          onClick={() => board.send({ type: 'picture.reset' })}
        >
          恢复默认
        </button>
      )}
      <p className={css.hint} data-part="picture-hint">
        {isUnkept
          ? '浏览器存不下这张图片，它只在这次浏览中有效。'
          : '图片只留在这个浏览器里，不会上传；也可以直接拖到画面上。'}
      </p>
    </>
  );
}
