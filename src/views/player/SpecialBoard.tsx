import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useSelector } from '@xstate/react';
import { scrimFor } from '#src/domain/boardPicture.ts';
import {
  selectBrightness,
  selectSizes,
  selectStateAttribute,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { selectArtist, selectTitle } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { BoardSettings } from './BoardSettings.tsx';
import { BoardTools, TranslationToggle } from './BoardTools.tsx';
import { CurrentLine } from './CurrentLine.tsx';
import { LyricOffset } from './LyricOffset.tsx';
import * as css from './SpecialBoard.css.ts';

/** One line on a picture; the rest steps back until the pointer moves. */
export function SpecialBoard() {
  const board = useAppActor('lyricBoard');
  const player = useAppActor('player');
  const state = useSelector(board, selectStateAttribute);
  const brightness = useSelector(board, selectBrightness);
  const sizes = useSelector(board, selectSizes);
  const title = useSelector(player, selectTitle);
  const artist = useSelector(player, selectArtist);
  const enter = () => board.send({ type: 'bar.entered' });
  const leave = () => board.send({ type: 'bar.left' });
  return (
    <>
      <BoardPicture />
      <section
        className={css.tools}
        aria-label="画面控制"
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={enter}
        onBlur={leave}
      >
        <BoardTools>
          <TranslationToggle />
          <LyricOffset />
          <BoardSettings />
        </BoardTools>
      </section>
      <section
        className={css.stage}
        aria-label="歌词"
        data-machine="lyricBoard"
        data-state={state}
        style={assignInlineVars({
          [css.titleVar]: String(sizes.title),
          [css.authorVar]: String(sizes.author),
          [css.lyricVar]: String(sizes.lyric),
          [css.scrimVar]: String(scrimFor(brightness)),
        })}
      >
        <div className={css.words} data-part="words">
          <h2 className={css.title} data-part="title">
            {title || '还没有播放歌曲'}
          </h2>
          <p className={css.author} data-part="artist">
            {artist}
          </p>
          <CurrentLine />
        </div>
      </section>
    </>
  );
}
