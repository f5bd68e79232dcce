import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { icon } from './icon.ts';
import { PORTRAIT_COUNT, portrait } from './portrait.ts';
import { landscape } from './scenery.ts';

const BACKGROUNDS = 61;
const BACKGROUND_BYTES = 30_000;
const AVATAR_BYTES = 10_000;

/** A JPEG of the drawing, at the best quality that stays within `limit` bytes. */
async function toJpeg(svg: string, limit: number): Promise<Buffer> {
  const bitmap = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, height, channels } = bitmap.info;
  let smallest: Buffer | undefined;
  for (let quality = 86; quality >= 40; quality -= 4) {
    smallest = await sharp(bitmap.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (smallest.length <= limit) return smallest;
  }
  throw new Error(`a picture does not fit into ${limit} bytes (${smallest?.length})`);
}

async function writeSeries(
  folder: string,
  count: number,
  limit: number,
  draw: (number: number) => string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (let number = 1; number <= count; number++) {
    const jpeg = await toJpeg(draw(number), limit);
    await writeFile(path.join(folder, `${number}.jpg`), jpeg);
    total += jpeg.length;
    process.stdout.write(`\r${path.basename(folder)} ${number}/${count}`);
  }
  process.stdout.write(`，共 ${Math.round(total / 1024)} KB\n`);
}

const root = path.resolve(import.meta.dirname, '../../content/pictures');
await writeSeries(path.join(root, 'bg'), BACKGROUNDS, BACKGROUND_BYTES, landscape);
await writeSeries(path.join(root, 'tx'), PORTRAIT_COUNT, AVATAR_BYTES, portrait);
await writeFile(path.join(root, 'icon.svg'), icon());
