import { afterEach, expect, it, test, vi } from 'vitest';
import { checkPicture } from '#src/services/boardPicture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that opens pictures of that size and writes the types it knows. */
function browser({ width = 800, height = 600, writes = ['image/webp', 'image/jpeg'] } = {}) {
  const drawn: number[][] = [];
  let closed = 0;
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (file.type === 'text/plain') throw new Error('The source image could not be decoded.');
    const close = () => {
      closed += 1;
    };
    return { width, height, close };
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({
        drawImage: (_: unknown, ...box: number[]) => drawn.push(box),
      }),
      toBlob(answer: (blob: Blob | null) => void, type: string, quality: number) {
        const written = writes.includes(type) ? type : 'image/png';
        answer(writes.length === 0 ? null : new Blob([String(quality)], { type: written }));
      },
    }),
  });
  return { drawn, closed: () => closed };
}

it('takes a picture as it is', async () => {
  const { drawn, closed } = browser();
  const file = new Blob(['gif'], { type: 'image/gif' });
  expect(await checkPicture(file)).toEqual({ kind: 'usable', picture: file });
  expect(drawn).toEqual([]);
  expect(closed()).toBe(1);
});

test.each([
  [['image/webp', 'image/jpeg'], 'image/webp'],
  [['image/jpeg'], 'image/jpeg'],
])('scales a large one down, in a browser that writes %j', async (writes, type) => {
  const { drawn, closed } = browser({ width: 5120, height: 1000, writes });
  const check = await checkPicture(new Blob(['large'], { type: 'image/png' }));
  expect(check.kind === 'usable' && [check.picture.type, await check.picture.text()]).toEqual([
    type,
    '0.9',
  ]);
  expect(drawn).toEqual([[0, 0, 2560, 500]]);
  expect(closed()).toBe(1);
});

it('refuses what is no picture', async () => {
  browser();
  expect(await checkPicture(new Blob(['text'], { type: 'text/plain' }))).toEqual({
    kind: 'unreadable',
  });
});

it('refuses more than 20 MB without opening it', async () => {
  browser();
  const megabytes = new Uint8Array(20 * 1024 * 1024);
  expect(await checkPicture(new Blob([megabytes]))).toMatchObject({ kind: 'usable' });
  expect(await checkPicture(new Blob([megabytes, 'x']))).toEqual({ kind: 'tooBig' });
});

it('fails where the browser can write no picture at all', async () => {
  const { closed } = browser({ width: 5120, height: 1000, writes: [] });
  await expect(checkPicture(new Blob(['large']))).rejects.toThrow('no image/webp');
  expect(closed()).toBe(1);
});
