import { open } from 'node:fs/promises';
import { errorCode } from '#server/startError.ts';

/** Bytes; lyrics are a few KB, anything longer is not lyrics. */
const LARGEST = 512 * 1024;

/** Reads a lyric file as text: UTF-8, or GB18030 as many older Chinese .lrc are; empty when missing. */
export async function readLyrics(file: string): Promise<string> {
  const bytes = await readStart(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return Buffer.alloc(0);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(LARGEST), 0, LARGEST, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
