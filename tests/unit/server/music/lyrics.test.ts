import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLyrics } from '#server/music/lyrics.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blog-lyrics-'));
});

afterAll(() => rm(root, { recursive: true }));

it.each([
  ['UTF-8', Buffer.from('[00:01.00]床前'), '[00:01.00]床前'],
  ['UTF-8 with a mark', Buffer.from('\ufeff[00:01.00]床前'), '[00:01.00]床前'],
  ['GB18030', Buffer.from('b4b2c7b0', 'hex'), '床前'],
  ['nothing', Buffer.alloc(0), ''],
])('reads %s', async (_name, bytes, text) => {
  const file = join(root, 'a.lrc');
  await writeFile(file, bytes);
  expect(await readLyrics(file)).toBe(text);
});

it('takes a missing file for no lyrics', async () => {
  expect(await readLyrics(join(root, 'none.lrc'))).toBe('');
});
