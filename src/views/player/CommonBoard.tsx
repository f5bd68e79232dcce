import { useSelector } from '@xstate/react';
import { selectStateAttribute } from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import {
  selectArtist,
  selectCover,
  selectIsPlaying,
  selectTitle,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { BoardTools, TranslationToggle } from './BoardTools.tsx';
import * as css from './CommonBoard.css.ts';
import { Cover } from './Cover.tsx';
import { LyricOffset } from './LyricOffset.tsx';
import { LyricPane } from './LyricPane.tsx';

/** The disc at the left, the running lyrics at the right. */
export function CommonBoard() {
  const state = useSelector(useAppActor('lyricBoard'), selectStateAttribute);
  return (
    <>
      <BoardTools middle={<Heading />}>
        <TranslationToggle />
        <LyricOffset />
      </BoardTools>
      <section className={css.board} aria-label="歌词" data-machine="lyricBoard" data-state={state}>
        <Disc />
        <LyricPane />
      </section>
    </>
  );
}

/** On phones, where the control bar has no room for it. */
function Heading() {
  const player = useAppActor('player');
  const title = useSelector(player, selectTitle);
  const artist = useSelector(player, selectArtist);
  return (
    <div className={css.heading}>
      <p className={css.headingTitle}>{title || '还没有播放歌曲'}</p>
      <p className={css.headingArtist}>{artist}</p>
    </div>
  );
}

function Disc() {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  const cover = useSelector(player, selectCover);
  const isPlaying = useSelector(player, selectIsPlaying);
  return (
    <button
      type="button"
      className={css.discButton}
      aria-label="切换全屏"
      data-part="disc"
      onClick={() => board.send({ type: 'fullscreen.toggled' })}
    >
      <span className={css.disc} data-playing={isPlaying}>
        <Cover src={cover} size={540} className={css.label} />
      </span>
    </button>
  );
}
