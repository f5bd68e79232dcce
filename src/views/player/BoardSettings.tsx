import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useSelector } from '@xstate/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId } from 'react';
import { type BoardPart, SIZE_LIMITS } from '#src/domain/boardRecord.ts';
import { selectBrightness, selectSizes } from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './BoardSettings.css.ts';
import { PictureSetting } from './PictureSetting.tsx';
import { filledVar, range } from './range.css.ts';

const PARTS: { part: BoardPart; label: string }[] = [
  { part: 'title', label: '歌名' },
  { part: 'author', label: '歌手' },
  { part: 'lyric', label: '歌词' },
];

/** The picture, its brightness, and the sizes of the three texts. */
export function BoardSettings() {
  const board = useAppActor('lyricBoard');
  const id = useId();
  const brightness = useSelector(board, selectBrightness);
  const sizes = useSelector(board, selectSizes);
  return (
    <>
      <IconButton
        label="画面设置"
        className={css.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-part="settings"
      >
        <SlidersHorizontal size={22} aria-hidden="true" />
      </IconButton>
      <div className={css.sheet} id={id} popover="auto" role="dialog" aria-label="画面设置">
        <button
          type="button"
          className={css.plainButton}
          data-part="brightness"
          onClick={() => board.send({ type: 'brightness.stepped' })}
        >
          背景亮度 {Math.round(brightness * 100)}%
        </button>
        {PARTS.map(({ part, label }) => {
          const { min, max } = SIZE_LIMITS[part];
          const filled = ((sizes[part] - min) / (max - min)) * 100;
          return (
            <label className={css.setting} key={part}>
              {label}
              <input
                className={range}
                type="range"
                min={min}
                max={max}
                step={0.1}
                value={sizes[part]}
                aria-valuetext={`${sizes[part]} 倍字号`}
                data-part={`${part}-size`}
                style={assignInlineVars({ [filledVar]: `${filled}%` })}
                onChange={({ currentTarget }) =>
                  board.send({ type: 'size.changed', part, rem: currentTarget.valueAsNumber })
                }
              />
            </label>
          );
        })}
        <PictureSetting />
      </div>
    </>
  );
}
