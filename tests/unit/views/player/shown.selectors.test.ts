import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { parseLyric } from '#src/domain/lrc.ts';
import { playerMachine } from '#src/machines/player/player.machine.ts';
import {
  selectCurrentLine,
  selectElapsedText,
  selectHasTranslation,
  selectTotalText,
} from '#src/views/player/shown.selectors.ts';

const empty = createActor(playerMachine).getSnapshot();

/** The player at that second of a song of 65 s with these words. */
function at(currentTime: number, lrc: string, tlyric = '') {
  return playerMachine.resolveState({
    value: empty.value,
    context: { ...empty.context, currentTime, duration: 65, lyric: parseLyric(lrc, tlyric) },
  });
}

it('shows nothing of no song', () => {
  expect(selectElapsedText(empty)).toBe('00:00');
  expect(selectTotalText(empty)).toBe('00:00');
  expect(selectCurrentLine(empty)).toBeUndefined();
  expect(selectHasTranslation(empty)).toBe(false);
});

it('shows the times as mm:ss', () => {
  const snapshot = at(61.9, '');
  expect(selectElapsedText(snapshot)).toBe('01:01');
  expect(selectTotalText(snapshot)).toBe('01:05');
});

it('shows the line whose time has come, with its translation', () => {
  const lrc = '[00:01.00]床前明月光\n[00:05.00]疑是地上霜';
  const tlyric = '[00:05.00]I take it for frost';
  expect(selectCurrentLine(at(0.5, lrc, tlyric))).toBeUndefined();
  expect(selectCurrentLine(at(5, lrc, tlyric))).toEqual({
    time: 5000,
    text: '疑是地上霜',
    translation: 'I take it for frost',
  });
  expect(selectHasTranslation(at(0.5, lrc, tlyric))).toBe(true);
  expect(selectHasTranslation(at(0.5, lrc))).toBe(false);
});
