import { type FileHandle, open } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { parsePictureSize } from './pictureHeader.ts';

/** Enough for the header of a photograph with its camera's data in front. */
const HEADER_BYTES = 256 * 1024;

interface Size {
  width: number;
  height: number;
}

interface Known {
  stamp: string;
  size: Size | undefined;
}

/** The file of `/pictures/a.jpg` below the content folder; undefined for a way out of it. */
function fileOf(contentDir: string, address: string): string | undefined {
  let path = address.replace(/[?#].*$/s, '');
  try {
    path = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = normalize(join(contentDir, path));
  return file.startsWith(normalize(contentDir + sep)) && !path.includes('\0') ? file : undefined;
}

async function readSize(handle: FileHandle): Promise<Size | undefined> {
  const buffer = Buffer.alloc(HEADER_BYTES);
  const { bytesRead } = await handle.read(buffer, 0, HEADER_BYTES, 0);
  return parsePictureSize(buffer.subarray(0, bytesRead));
}

/**
 * Sizes of the pictures in a content folder by their address on the site. Only the beginning of a file
 * is read, and again only when the file has changed.
 */
export function createImageSize(contentDir: string): (src: string) => Promise<Size | undefined> {
  const known = new Map<string, Known>();

  return async (src) => {
    const file = fileOf(contentDir, src);
    const handle = file && (await open(file, 'r').catch(() => undefined));
    if (!file || !handle) return undefined;
    try {
      const stats = await handle.stat();
      const stamp = `${stats.size}:${stats.mtimeMs}`;
      const entry = known.get(file);
      if (entry?.stamp === stamp) return entry.size;
      const size = stats.isFile() ? await readSize(handle) : undefined;
      known.set(file, { stamp, size });
      return size;
    } catch {
      return undefined;
    } finally {
      await handle.close();
    }
  };
}
