import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileNotFound, isFilePath } from '#server/plugins/staticFiles.ts';

/** Texts for what Fastify itself refuses, by its code. */
const REFUSALS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: '提交的内容太大',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '不支持这种内容类型，请提交 JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: '提交的内容是空的，应为 JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: '提交的内容不是正确的 JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: '提交的内容长度与声明的不一致',
};
/** How a path that may lead out of its folder, or is none, is refused: there is no such file. */
const NO_SUCH_FILE: ReadonlySet<number> = new Set([400, 403, 404]);
const HAN = /\p{Script=Han}/u;

/**
 * Answers errors in the envelope. Only texts written for visitors leave the server: those in Chinese;
 * anything else of 500 and above is logged and told as 服务端错误.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (NO_SUCH_FILE.has(status) && isFilePath(request)) return fileNotFound(reply);
    if (status >= 500) request.log.error(error);
    const range = contentRangeOf(error);
    if (range !== undefined) reply.header('content-range', range);
    return sendFailure(reply, status, messageOf(error, status));
  });
}

/** Sends a failure in the envelope; its code is the HTTP status. */
export function sendFailure(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ code: status, message, result: null });
}

/** For paths under /api that are none. */
export function apiNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(reply, 404, '接口没有找到');
}

function statusOf({ statusCode = 500 }: FastifyError): number {
  return statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}

function messageOf(error: FastifyError, status: number): string {
  const refusal = REFUSALS[error.code];
  if (refusal !== undefined) return refusal;
  if (status >= 500) return '服务端错误';
  return HAN.test(error.message) ? error.message : '请求不正确';
}

/** Length of the file, with which a range beyond its end is refused. */
function contentRangeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('headers' in error)) return undefined;
  const { headers } = error;
  if (typeof headers !== 'object' || headers === null) return undefined;
  const range = 'Content-Range' in headers ? headers['Content-Range'] : undefined;
  return typeof range === 'string' ? range : undefined;
}
