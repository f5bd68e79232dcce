import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useSelector } from '@xstate/react';
import { seededPicture } from '#src/domain/randomPicture.ts';
import {
  selectBrightness,
  selectIsTranslationShown,
  selectSizes,
  selectStateAttribute,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import {
  selectArtist,
  selectLyricStatus,
  selectSong,
  selectTitle,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { BoardSettings } from './BoardSettings.tsx';
import { BoardTools, TranslationToggle } from './BoardTools.tsx';
import * as css from './SpecialBoard.css.ts';
import { selectCurrentLine } from './shown.selectors.ts';

/** One line on a picture; the rest steps back until the pointer moves. */
export function SpecialBoard() {
  const board = useAppActor('lyricBoard');
  const player = useAppActor('player');
  const state = useSelector(board, selectStateAttribute);
  const brightness = useSelector(board, selectBrightness);
  const sizes = useSelector(board, selectSizes);
  const songId = useSelector(player, selectSong)?.id ?? 0;
  const title = useSelector(player, selectTitle);
  const artist = useSelector(player, selectArtist);
  return (
    <>
      <button
        type="button"
        className={css.pictureButton}
        aria-label="切换全屏"
        data-part="picture"
        onClick={() => board.send({ type: 'fullscreen.toggled' })}
      >
        <img
          className={css.picture}
          src={seededPicture('bg', songId)}
          alt=""
          style={assignInlineVars({ [css.brightnessVar]: String(brightness) })}
        />
      </button>
      <div className={css.tools}>
        <BoardTools>
          <TranslationToggle />
          <BoardSettings />
        </BoardTools>
      </div>
      <section
        className={css.words}
        aria-label="歌词"
        data-machine="lyricBoard"
        data-state={state}
        style={assignInlineVars({
          [css.titleVar]: String(sizes.title),
          [css.authorVar]: String(sizes.author),
          [css.lyricVar]: String(sizes.lyric),
        })}
      >
        <h2 className={css.title} data-part="title">
          {title || '还没有播放歌曲'}
        </h2>
        <p className={css.author} data-part="artist">
          {artist}
        </p>
        <CurrentLine />
      </section>
    </>
  );
}

function CurrentLine() {
  const player = useAppActor('player');
  const isTranslationShown = useSelector(useAppActor('lyricBoard'), selectIsTranslationShown);
  const status = useSelector(player, selectLyricStatus);
  const line = useSelector(player, selectCurrentLine);
  const text = status === 'instrumental' ? '纯音乐，请欣赏' : (line?.text ?? '');
  return (
    <p className={css.lyric} data-part="lyric-line">
      {text}
      {isTranslationShown && line?.translation !== undefined && (
        <span className={css.translation}>{line.translation}</span>
      )}
    </p>
  );
}
