import { useSelector } from '@xstate/react';
import Disc3 from 'lucide-react/icons/disc-3';
import GalleryVertical from 'lucide-react/icons/gallery-vertical';
import Languages from 'lucide-react/icons/languages';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import type { ReactNode } from 'react';
import {
  selectIsFullscreen,
  selectIsTranslationShown,
  selectShownBoard,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { canFillScreen } from '#src/services/fullscreen.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import { selectHasTranslation } from './shown.selectors.ts';
import { TopBar } from './TopBar.tsx';

interface BoardToolsProps {
  middle?: ReactNode;
  children?: ReactNode;
}

/** The head of both boards: back, the other mode, the whole screen. */
export function BoardTools({ middle, children }: BoardToolsProps) {
  const board = useAppActor('lyricBoard');
  const isSpecial = useSelector(board, selectShownBoard) === 'SPECIAL';
  const isFullscreen = useSelector(board, selectIsFullscreen);
  return (
    <TopBar
      backLabel="返回歌单"
      onBack={() => board.send({ type: 'board.closed' })}
      middle={middle}
    >
      {children}
      <IconButton
        label={isSpecial ? '换成滚动歌词' : '换成单句歌词'}
        data-part="board-mode"
        onClick={() => board.send({ type: 'mode.switched' })}
      >
        {isSpecial ? (
          <Disc3 size={22} aria-hidden="true" />
        ) : (
          <GalleryVertical size={22} aria-hidden="true" />
        )}
      </IconButton>
      {canFillScreen() && (
        <IconButton
          label={isFullscreen ? '退出全屏' : '全屏'}
          data-part="fullscreen"
          onClick={() => board.send({ type: 'fullscreen.toggled' })}
        >
          {isFullscreen ? (
            <Minimize size={22} aria-hidden="true" />
          ) : (
            <Maximize size={22} aria-hidden="true" />
          )}
        </IconButton>
      )}
    </TopBar>
  );
}

/** Shown for songs that have a translation. */
export function TranslationToggle() {
  const board = useAppActor('lyricBoard');
  const isShown = useSelector(board, selectIsTranslationShown);
  const hasTranslation = useSelector(useAppActor('player'), selectHasTranslation);
  if (!hasTranslation) return null;
  return (
    <IconButton
      label="歌词翻译"
      aria-pressed={isShown}
      data-part="translation-toggle"
      onClick={() => board.send({ type: 'translation.toggled' })}
    >
      <Languages size={22} opacity={isShown ? 1 : 0.5} aria-hidden="true" />
    </IconButton>
  );
}
