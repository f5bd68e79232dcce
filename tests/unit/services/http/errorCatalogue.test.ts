import { expect, test } from 'vitest';
import { judgeResponse } from '#src/services/http/errorCatalogue.ts';

const expired = {
  error: 'authorize/token_verify_fail',
  message: 'token is expired by 3h20m',
};

test.each([
  ['success', 200, { code: 0, message: 'success' }, { outcome: 'body' }],
  [
    'body code 100 is a friendly hint',
    200,
    { code: 100, message: '今天的验证码用完了' },
    {
      outcome: 'body',
      notice: { tone: 'warning', title: '温馨提示', text: '今天的验证码用完了' },
    },
  ],
  ['400 is a normal result', 400, { code: 1, message: '密码不对' }, { outcome: 'body' }],
  [
    '400 of a token error that is no expiry is a normal result',
    400,
    { error: 'authorize/token_verify_fail', message: 'token is malformed' },
    { outcome: 'body' },
  ],
  [
    '400 with another error and an expiry text is a normal result',
    400,
    { error: 'other', message: 'token is expired by 1s' },
    { outcome: 'body' },
  ],
  [
    '400 of an expired token ends the session',
    400,
    expired,
    {
      outcome: 'body',
      notice: { tone: 'error', title: '错误提示', text: '登录过期' },
      sessionExpired: true,
    },
  ],
  [
    '401 with a message',
    401,
    { message: '请先登录' },
    {
      outcome: 'rejected',
      notice: { tone: 'error', title: '错误提示', text: '请先登录' },
      sessionExpired: true,
    },
  ],
  [
    '401 without a message',
    401,
    undefined,
    {
      outcome: 'rejected',
      notice: { tone: 'error', title: '错误提示', text: '登录过期' },
      sessionExpired: true,
    },
  ],
  [
    '403 without a message',
    403,
    {},
    { outcome: 'rejected', notice: { tone: 'error', title: '错误提示', text: '权限不足' } },
  ],
  [
    '403 with a message',
    403,
    { message: '只有作者可以删除' },
    { outcome: 'rejected', notice: { tone: 'error', title: '错误提示', text: '只有作者可以删除' } },
  ],
  [
    '404 never shows the server message',
    404,
    { message: 'no route' },
    { outcome: 'rejected', notice: { tone: 'error', title: '错误提示', text: '接口没有找到' } },
  ],
  [
    '408 is a reminder',
    408,
    { message: '处理得太久了' },
    {
      outcome: 'rejected',
      notice: { tone: 'warning', title: '温馨提示', text: '处理得太久了' },
    },
  ],
  [
    '408 without a message',
    408,
    undefined,
    { outcome: 'rejected', notice: { tone: 'warning', title: '温馨提示', text: '服务端错误' } },
  ],
  [
    '500 without a message',
    500,
    '<html>',
    { outcome: 'rejected', notice: { tone: 'error', title: '错误提示', text: '服务端错误' } },
  ],
  ['502 is swallowed', 502, undefined, { outcome: 'rejected' }],
  ['429 is swallowed', 429, { message: '太快了' }, { outcome: 'rejected' }],
  ['302 is swallowed', 302, undefined, { outcome: 'rejected' }],
] as const)('%s', (_, status, body, verdict) => {
  expect(judgeResponse(status, body)).toEqual(verdict);
});
