import { expect, it } from 'vitest';
import {
  selectBrightness,
  selectIsTranslationShown,
  selectShownBoard,
  selectSizes,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { settled, started } from './startBoard.ts';

const record = {
  lyricType: 'SPECIAL',
  brightness: 0.8,
  sizes: { title: 3, author: 1, lyric: 2.5 },
  isTranslationShown: false,
};

it('comes back as it was left', async () => {
  const { actor, read, stored } = started();
  stored.resolve(record);
  await settled();
  actor.send({ type: 'board.requested' });
  expect([
    read(selectShownBoard),
    read(selectBrightness),
    read(selectSizes),
    read(selectIsTranslationShown),
  ]).toEqual(['SPECIAL', 0.8, { title: 3, author: 1, lyric: 2.5 }, false]);
});

it('leaves a board that lies open already as it is', async () => {
  const { read, stored } = started('board.requested');
  stored.resolve(record);
  await settled();
  expect([read(selectShownBoard), read(selectBrightness)]).toEqual(['COMMON', 0.8]);
});

it('is at its defaults where nothing was left or nothing can be read', async () => {
  for (const answer of ['nothing', 'failure']) {
    const { actor, read, stored } = started();
    if (answer === 'nothing') stored.resolve(null);
    else stored.reject(new Error('no storage'));
    await settled();
    actor.send({ type: 'board.requested' });
    expect([
      read(selectShownBoard),
      read(selectBrightness),
      read(selectSizes),
      read(selectIsTranslationShown),
    ]).toEqual(['COMMON', 0.5, { title: 2.4, author: 1.4, lyric: 1.8 }, true]);
  }
});

it('is kept when the page goes out of sight', async () => {
  const { actor, saved, stored } = started('special.requested', 'page.hidden');
  expect(saved).toEqual([]);
  stored.resolve(null);
  await settled();
  actor.send({ type: 'brightness.stepped' });
  actor.send({ type: 'size.changed', part: 'lyric', rem: 2 });
  actor.send({ type: 'page.hidden' });
  actor.send({ type: 'translation.toggled' });
  actor.send({ type: 'mode.switched' });
  actor.send({ type: 'page.hidden' });
  const looks = { brightness: 0.6, sizes: { title: 2.4, author: 1.4, lyric: 2 } };
  expect(saved).toEqual([
    { lyricType: 'SPECIAL', ...looks, isTranslationShown: true },
    { lyricType: 'COMMON', ...looks, isTranslationShown: false },
  ]);
});
