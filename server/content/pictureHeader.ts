interface Size {
  width: number;
  height: number;
}

function size(width: number, height: number): Size | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

/** Whether the EXIF data of a JPEG (from the TIFF header on) turns the picture by a quarter. */
function isTurned(tiff: Buffer): boolean {
  if (tiff.length < 8) return false;
  const little = ascii(tiff, 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === 0x0112) return short(at + 8) >= 5;
  }
  return false;
}

function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  let turned = false;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const height = bytes.readUInt16BE(at + 5);
      const width = bytes.readUInt16BE(at + 7);
      return turned ? size(height, width) : size(width, height);
    }
    if (marker === 0xe1 && ascii(bytes, at + 4, at + 8) === 'Exif') {
      turned = isTurned(bytes.subarray(at + 10, at + 2 + length));
    }
    at += marker === 0xff ? 1 : 2 + length;
  }
  return undefined;
}

function webpSize(bytes: Buffer): Size | undefined {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return undefined;
  }
}

function avifSize(bytes: Buffer): Size | undefined {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  return at < 0 || at + 16 > bytes.length
    ? undefined
    : size(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
}

function svgSize(bytes: Buffer): Size | undefined {
  const tag = /<svg\b[^>]*>/i.exec(bytes.toString('utf8', 0, 4096))?.[0] ?? '';
  const attribute = (name: string): number =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`, 'i').exec(tag)?.[1] ?? 0);
  const box =
    /\sviewBox=["']\s*([^"']*)["']/i
      .exec(tag)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const width = attribute('width') || (box[2] ?? 0);
  const height = attribute('height') || (box[3] ?? 0);
  return size(Math.round(width), Math.round(height));
}

/**
 * Width and height, in pixels as shown, from the beginning of a JPEG (turned as its EXIF data say), PNG,
 * GIF, WebP, AVIF or SVG file; undefined for anything else or a broken one.
 */
export function parsePictureSize(bytes: Buffer): Size | undefined {
  try {
    if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
    if (bytes.readUInt32BE(0) === 0x89504e47) {
      return size(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
    }
    if (ascii(bytes, 0, 4) === 'GIF8') return size(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return webpSize(bytes);
    if (ascii(bytes, 4, 8) === 'ftyp') return avifSize(bytes);
    return svgSize(bytes);
  } catch {
    return undefined;
  }
}
