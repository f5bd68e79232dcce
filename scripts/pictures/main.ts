import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { icon } from './icon.ts';
import { PORTRAIT_COUNT, portrait } from './portraits/portrait.ts';
import { landscape } from './scenery.ts';

const BACKGROUNDS = 61;
/** Limits of a picture: bytes, and the JPEG quality beyond which nobody sees more. */
interface Limits {
  bytes: number;
  quality: number;
}

const BACKGROUND: Limits = { bytes: 30_700, quality: 76 };
const AVATAR: Limits = { bytes: 8_000, quality: 88 };

/** A JPEG of the drawing, at the best quality within the limits. */
async function toJpeg(svg: string, limits: Limits): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let best: Buffer | undefined;
  let low = 40;
  let high = limits.quality;
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      // Table 2 is mozjpeg's tuned for MS-SSIM: about 0.3 dB better here than its default.
      .jpeg({ quality, mozjpeg: true, quantisationTable: 2 })
      .toBuffer();
    if (jpeg.length <= limits.bytes) {
      best = jpeg;
      low = quality + 1;
    } else {
      high = quality - 1;
    }
  }
  if (!best) throw new Error(`a picture does not fit into ${limits.bytes} bytes`);
  return best;
}

async function writeSeries(
  folder: string,
  count: number,
  limits: Limits,
  draw: (number: number) => string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (let number = 1; number <= count; number++) {
    const jpeg = await toJpeg(draw(number), limits);
    await writeFile(path.join(folder, `${number}.jpg`), jpeg);
    total += jpeg.length;
    process.stdout.write(`\r${path.basename(folder)} ${number}/${count}`);
  }
  process.stdout.write(`，共 ${Math.round(total / 1024)} KB\n`);
}

const root = path.resolve(import.meta.dirname, '../../content/pictures');
await writeSeries(path.join(root, 'bg'), BACKGROUNDS, BACKGROUND, landscape);
await writeSeries(path.join(root, 'tx'), PORTRAIT_COUNT, AVATAR, portrait);
await writeFile(path.join(root, 'icon.svg'), icon());
