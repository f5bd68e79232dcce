import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import {
  selectIsBarShown,
  selectShownBoard,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { selectStateAttribute } from '#src/machines/playerPanel/playerPanel.selectors.ts';
import { isPopoverOpen } from '#src/services/popovers.ts';
import { useAppActor } from '../appContext.ts';
import { ToastList } from '../layout/ToastList.tsx';
import { CommonBoard } from './CommonBoard.tsx';
import { PanelBackdrop } from './PanelBackdrop.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import * as css from './PlayerPanel.css.ts';
import { SongBrowser } from './SongBrowser.tsx';
import { SpecialBoard } from './SpecialBoard.tsx';
import { usePlayerKeys } from './usePlayerKeys.ts';

/** The whole window: the song browser or a lyric board, above the one control bar. */
export function PlayerPanel() {
  const panel = useAppActor('playerPanel');
  const board = useAppActor('lyricBoard');
  const state = useSelector(panel, selectStateAttribute);
  const shownBoard = useSelector(board, selectShownBoard);
  const isBarShown = useSelector(board, selectIsBarShown);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  usePlayerKeys(dialog);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // On no control: the first space bar plays, and the first Tab comes to the first control.
    stage.current?.focus({ preventScroll: true });
    return () => shown?.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that changed the board is gone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [shownBoard]);

  const stepBack = () => (shownBoard === null ? panel : board).send({ type: 'back.pressed' });

  const onKeyDown = (event: KeyboardEvent) => {
    board.send({ type: 'pointer.moved' });
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // An open popover takes this Escape for itself.
    if (isPopoverOpen()) return;
    event.preventDefault();
    stepBack();
  };

  /** The gesture of a phone that means Escape. */
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    stepBack();
  };

  const onClose = (event: SyntheticEvent) => {
    if (event.target === dialog.current) panel.send({ type: 'close.requested' });
  };

  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-label="音乐播放器"
      data-theme="dark"
      data-machine="playerPanel"
      data-state={state}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClose}
    >
      <div
        ref={stage}
        className={css.stage}
        tabIndex={-1}
        data-part="stage"
        data-idle={!isBarShown}
        onPointerMove={() => board.send({ type: 'pointer.moved' })}
      >
        {shownBoard !== 'SPECIAL' && <PanelBackdrop />}
        {shownBoard === null && <SongBrowser />}
        {shownBoard === 'COMMON' && <CommonBoard />}
        {shownBoard === 'SPECIAL' && <SpecialBoard />}
        <PlayerControls
          isBoardShown={shownBoard !== null}
          isOver={shownBoard === 'SPECIAL'}
          isHidden={!isBarShown}
        />
      </div>
      <ToastList />
    </dialog>
  );
}
