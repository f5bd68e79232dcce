import type { Socket } from 'node:net';
import { errorCode } from '#server/startError.ts';

/** By Node's code for what is wrong with a request; anything else is a 400. */
const REFUSALS: Record<string, readonly [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', '请求头太长了'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', '请求等得太久，没有收全'],
};
const MALFORMED = ['400 Bad Request', '请求的格式不正确'] as const;

/** Answers what cannot be read as a request, and closes its connection. */
export function answerClientError(error: Error, socket: Socket): void {
  const code = errorCode(error);
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, sentence] = REFUSALS[code] ?? MALFORMED;
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status}`,
        'Content-Type: text/plain; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(sentence)}`,
        'Connection: close',
        '',
        sentence,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
