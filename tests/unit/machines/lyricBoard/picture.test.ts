import { describe, expect, it } from 'vitest';
import {
  selectHasOwnPicture,
  selectIsPictureChecked,
  selectIsPictureUnkept,
  selectPictureUrl,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { settled, started } from './startBoard.ts';

const file = new Blob(['a file']);
const first = new Blob(['first']);
const second = new Blob(['second']);

/** A board behind which nothing of the visitor's own stands yet. */
async function standard() {
  const board = started('special.requested');
  board.storedPicture.resolve(null);
  await settled();
  return board;
}

/** The same after a file was chosen and found good. */
async function custom() {
  const board = await standard();
  board.actor.send({ type: 'picture.chosen', file });
  board.checks[0]?.resolve({ kind: 'usable', picture: first });
  await settled();
  return board;
}

describe('a chosen file', () => {
  it('stands behind the words and is kept', async () => {
    const board = await standard();
    board.actor.send({ type: 'picture.chosen', file });
    expect(board.read(selectIsPictureChecked)).toBe(true);
    board.checks[0]?.resolve({ kind: 'usable', picture: first });
    await settled();
    expect(board.read(selectIsPictureChecked)).toBe(false);
    expect(board.read(selectHasOwnPicture)).toBe(true);
    expect(board.read(selectPictureUrl)).toBe('blob:1');
    expect(board.kept).toEqual([first]);
    board.keeping.resolve();
    await settled();
    expect(board.actor.getSnapshot().value.background).toEqual({ custom: 'kept' });
    expect(board.toasts).toEqual([]);
  });

  it.each([
    [{ kind: 'unreadable' }, '这不是能打开的图片，请换一张'],
    [{ kind: 'tooBig' }, '图片超过 20 MB，请换一张小一些的'],
  ] as const)('is refused as %j, and the picture before stays', async (check, text) => {
    const board = await custom();
    board.actor.send({ type: 'picture.chosen', file });
    board.checks[1]?.resolve(check);
    await settled();
    expect(board.toasts).toEqual([{ tone: 'error', text }]);
    expect(board.read(selectPictureUrl)).toBe('blob:1');
    expect(board.read(selectIsPictureChecked)).toBe(false);
  });

  it('is refused when the look at it fails', async () => {
    const board = await standard();
    board.actor.send({ type: 'picture.chosen', file });
    board.checks[0]?.reject(new Error('no memory'));
    await settled();
    expect(board.toasts).toEqual([{ tone: 'error', text: '这不是能打开的图片，请换一张' }]);
    expect(board.read(selectHasOwnPicture)).toBe(false);
  });

  it('gives way to the one chosen after it, however late it is ready', async () => {
    const board = await standard();
    board.actor.send({ type: 'picture.chosen', file });
    board.actor.send({ type: 'picture.chosen', file });
    board.checks[1]?.resolve({ kind: 'usable', picture: second });
    await settled();
    board.checks[0]?.resolve({ kind: 'usable', picture: first });
    await settled();
    expect(board.kept).toEqual([second]);
  });

  it('takes the place of the one before, whose address is given back', async () => {
    const board = await custom();
    board.actor.send({ type: 'picture.chosen', file });
    board.checks[1]?.resolve({ kind: 'usable', picture: second });
    await settled();
    expect(board.read(selectPictureUrl)).toBe('blob:2');
    expect([...board.lent]).toEqual(['blob:2']);
    expect(board.kept).toEqual([first, second]);
  });

  it('is shown where the browser cannot keep it, and that is said', async () => {
    const board = await custom();
    board.keeping.reject(new Error('the disk is full'));
    await settled();
    expect(board.read(selectIsPictureUnkept)).toBe(true);
    expect(board.read(selectPictureUrl)).toBe('blob:1');
    expect(board.toasts).toEqual([
      {
        tone: 'error',
        text: '浏览器存不下这张图片，它只在这次浏览中有效',
        duration: 4000,
      },
    ]);
  });
});

describe('the picture of the last visit', () => {
  it('comes back', async () => {
    const board = started();
    board.storedPicture.resolve(first);
    await settled();
    expect(board.read(selectPictureUrl)).toBe('blob:1');
    expect(board.kept).toEqual([]);
  });

  it('is not missed where it cannot be read', async () => {
    const board = started();
    board.storedPicture.reject(new Error('no database'));
    await settled();
    expect(board.read(selectHasOwnPicture)).toBe(false);
    expect(board.toasts).toEqual([]);
  });

  it('comes too late when another was chosen', async () => {
    const board = started('special.requested');
    board.actor.send({ type: 'picture.chosen', file });
    board.checks[0]?.resolve({ kind: 'usable', picture: second });
    await settled();
    board.storedPicture.resolve(first);
    await settled();
    expect(board.actor.getSnapshot().context.picture).toBe(second);
  });
});

describe('the default picture', () => {
  it('comes back at once, and the own one is removed', async () => {
    const board = await custom();
    board.actor.send({ type: 'picture.reset' });
    expect(board.read(selectPictureUrl)).toBe('');
    expect(board.read(selectHasOwnPicture)).toBe(false);
    expect([...board.lent]).toEqual([]);
    expect(board.removals).toEqual([1]);
    board.removing.resolve();
    await settled();
    expect(board.actor.getSnapshot().value.background).toBe('standard');
  });

  it('is there although the own one could not be removed, and that is said', async () => {
    const board = await custom();
    board.actor.send({ type: 'picture.reset' });
    board.removing.reject(new Error('no database'));
    await settled();
    expect(board.actor.getSnapshot().value.background).toBe('standard');
    expect(board.toasts).toEqual([
      {
        tone: 'error',
        text: '图片没能从浏览器里删掉，下次打开时可能还在',
        duration: 4000,
      },
    ]);
  });
});
