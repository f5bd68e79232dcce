import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageSize } from '#server/content/imageSize.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(dir, 'content/pictures'), { recursive: true });
  const picture = () =>
    sharp({ create: { width: 37, height: 21, channels: 3, background: '#b8412c' } });
  const to = (name: string) => join(dir, 'content/pictures', name);
  await picture().jpeg().toFile(to('a.jpg'));
  await picture().jpeg({ progressive: true }).toFile(to('progressive.jpg'));
  await picture().withMetadata({ orientation: 6 }).jpeg().toFile(to('turned.jpg'));
  await picture().withMetadata({ orientation: 3 }).jpeg().toFile(to('upside-down.jpg'));
  await picture().png().toFile(to('a.png'));
  await picture().gif().toFile(to('a.gif'));
  await picture().webp().toFile(to('lossy.webp'));
  await picture().webp({ lossless: true }).toFile(to('lossless.webp'));
  await picture().ensureAlpha(0.5).webp().toFile(to('alpha.webp'));
  await picture().avif().toFile(to('a.avif'));
  await writeFile(to('sized.svg'), '<?xml version="1.0"?><svg width="37px" height="21"></svg>');
  await writeFile(to('boxed.svg'), '<svg viewBox="0 0 37 21"></svg>');
  await writeFile(to('中 文.svg'), '<svg viewBox="0 0 37 21"></svg>');
  await writeFile(to('text.jpg'), 'no picture');
  await writeFile(to('cut.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]));
  await writeFile(to('empty.png'), '');
  await writeFile(join(dir, 'secret.svg'), '<svg viewBox="0 0 37 21"></svg>');
});

afterAll(() => rm(dir, { recursive: true }));

describe('createImageSize', () => {
  it.each([
    ['a.jpg', 37, 21],
    ['progressive.jpg', 37, 21],
    ['turned.jpg', 21, 37],
    ['upside-down.jpg', 37, 21],
    ['a.png', 37, 21],
    ['a.gif', 37, 21],
    ['lossy.webp', 37, 21],
    ['lossless.webp', 37, 21],
    ['alpha.webp', 37, 21],
    ['a.avif', 37, 21],
    ['sized.svg', 37, 21],
    ['boxed.svg', 37, 21],
    ['%E4%B8%AD%20%E6%96%87.svg?v=1', 37, 21],
  ])('of %s', async (name, width, height) => {
    const imageSize = createImageSize(join(dir, 'content'));
    expect(await imageSize(`/pictures/${name}`)).toEqual({ width, height });
  });

  it.each([
    '/pictures/text.jpg',
    '/pictures/cut.jpg',
    '/pictures/empty.png',
    '/pictures/nowhere.jpg',
    '/pictures',
    '/../secret.svg',
    '/%2e%2e/secret.svg',
    '/pictures/%E4%',
    '/pictures/a.jpg%00',
  ])('is not known of %s', async (src) => {
    expect(await createImageSize(join(dir, 'content'))(src)).toBeUndefined();
  });

  it('is read again when the file has changed', async () => {
    const imageSize = createImageSize(join(dir, 'content'));
    const file = join(dir, 'content/pictures/changing.svg');
    await writeFile(file, '<svg viewBox="0 0 1 2"></svg>');
    expect(await imageSize('/pictures/changing.svg')).toEqual({ width: 1, height: 2 });
    await writeFile(file, '<svg viewBox="0 0 30 40"></svg>');
    expect(await imageSize('/pictures/changing.svg')).toEqual({ width: 30, height: 40 });
  });
});
