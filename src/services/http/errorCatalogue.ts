/** What the visitor is told; shown as a notice 60 px below the top. */
export interface HttpNotice {
  tone: 'error' | 'warning';
  title: string;
  text: string;
}

export interface HttpVerdict {
  /** Is the body handed to the caller, or is the call rejected? */
  outcome: 'body' | 'rejected';
  notice?: HttpNotice;
  /** The session is over: forget it and ask for the login. */
  sessionExpired?: true;
}

const ERROR_TITLE = '错误提示';
const HINT_TITLE = '温馨提示';

/**
 * The specification's error catalogue (section 8): what an HTTP status and its body mean.
 *
 * @param status HTTP status.
 * @param body The parsed body, whatever it is; HTML and empty bodies come as `undefined`.
 */
export function judgeResponse(status: number, body: unknown): HttpVerdict {
  const message = textOf(body, 'message');
  if (status >= 200 && status < 300) {
    return numberOf(body, 'code') === 100
      ? { outcome: 'body', notice: { tone: 'warning', title: HINT_TITLE, text: message } }
      : { outcome: 'body' };
  }
  switch (status) {
    case 400:
      return isExpiredToken(body)
        ? { outcome: 'body', notice: error('登录过期'), sessionExpired: true }
        : { outcome: 'body' };
    case 401:
      return { outcome: 'rejected', notice: error(message || '登录过期'), sessionExpired: true };
    case 403:
      return { outcome: 'rejected', notice: error(message || '权限不足') };
    case 404:
      return { outcome: 'rejected', notice: error('接口没有找到') };
    case 408:
      return {
        outcome: 'rejected',
        notice: { tone: 'warning', title: HINT_TITLE, text: message || '服务端错误' },
      };
    case 500:
      return { outcome: 'rejected', notice: error(message || '服务端错误') };
    default:
      return { outcome: 'rejected' };
  }
}

function error(text: string): HttpNotice {
  return { tone: 'error', title: ERROR_TITLE, text };
}

function isExpiredToken(body: unknown): boolean {
  return (
    textOf(body, 'error') === 'authorize/token_verify_fail' &&
    textOf(body, 'message').includes('token is expired by')
  );
}

function field(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}

function textOf(body: unknown, key: string): string {
  const value = field(body, key);
  return typeof value === 'string' ? value : '';
}

function numberOf(body: unknown, key: string): number | undefined {
  const value = field(body, key);
  return typeof value === 'number' ? value : undefined;
}
