import { isUtf8 } from 'node:buffer';

/** 2 MB: more is no article but a mistake. */
const LARGEST_FILE = 2 * 1024 * 1024;

const NEWLINE = 0x0a;

const BYTE_ORDER_MARK = 0xfeff;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

/** Line, from 1, of the first byte that is no UTF-8; a line break never is part of a character. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
}

/** Why a file is no text, with the line where one is known. */
interface DecodeFailure {
  reason: string;
  line?: number;
}

/** The text of a file of the owner, without a byte order mark, or what is wrong with it. */
export function decodeFile(bytes: Uint8Array): { text: string } | DecodeFailure {
  if (bytes.length > LARGEST_FILE) return { reason: '文件超过 2 MB' };
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return {
      reason: '文件不是 UTF-8 编码，请用编辑器“另存为 UTF-8”',
      line: firstBadLine(bytes),
    };
  }
  if (bytes.includes(0)) return { reason: '文件里有二进制内容，不是文本文件' };
  return { text };
}
