import { useSelector } from '@xstate/react';
import {
  type LyricStatus,
  selectLyric,
  selectLyricStatus,
} from '#src/machines/player/player.selectors.ts';
import { FailedState } from '#src/views/ui/FailedState.tsx';
import { Spinner } from '#src/views/ui/Spinner.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './LyricPane.css.ts';
import { SyncedLyric } from './SyncedLyric.tsx';

/** Spinner of the big style, px. */
const SPINNER_SIZE = 40;

export function LyricPane() {
  const status = useSelector(useAppActor('player'), selectLyricStatus);
  return (
    <div className={css.pane} data-part="lyric" data-status={status}>
      <LyricContent status={status} />
    </div>
  );
}

function LyricContent({ status }: { status: LyricStatus }) {
  const player = useAppActor('player');
  switch (status) {
    case 'synced':
      return <SyncedLyric />;
    case 'plain':
      return <PlainLyric />;
    case 'loading':
      return (
        <div className={css.note}>
          <Spinner size={SPINNER_SIZE} label="歌词加载中…" />
        </div>
      );
    case 'instrumental':
      return <p className={css.note}>纯音乐，请欣赏</p>;
    case 'failed':
      return (
        <div className={css.note}>
          <FailedState text="歌词没有取到" onRetry={() => player.send({ type: 'lyric.retried' })} />
        </div>
      );
    case 'none':
      return <p className={css.note}>暂无歌词</p>;
  }
}

/** A text without times: it does not run and cannot be clicked. */
function PlainLyric() {
  const lines = useSelector(useAppActor('player'), selectLyric);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={css.scroller} aria-label="歌词全文" tabIndex={0}>
      <p className={css.plain}>{lines.map(({ text }) => text).join('\n')}</p>
    </section>
  );
}
