import type { FastifySchemaValidationError } from 'fastify';
import { describe, expect, test } from 'vitest';
import { schemaError } from '#server/routes/errors.ts';

const error = (
  keyword: string,
  params: Record<string, string | string[] | number>,
  instancePath = '/size',
): FastifySchemaValidationError => ({ keyword, params, instancePath, schemaPath: '' });

describe('schemaError', () => {
  test.each([
    [error('type', { type: 'integer' }), '参数 size 应为整数'],
    [error('type', { type: ['number', 'null'] }), '参数 size 应为数字或空'],
    [error('minimum', { limit: 1 }), '参数 size 不能小于 1'],
    [error('maximum', { limit: 50 }), '参数 size 不能大于 50'],
    [error('exclusiveMinimum', { limit: 0 }), '参数 size 应大于 0'],
    [error('exclusiveMaximum', { limit: 9 }), '参数 size 应小于 9'],
    [error('multipleOf', { multipleOf: 5 }), '参数 size 应为 5 的倍数'],
    [error('minLength', { limit: 1 }), '参数 size 不能为空'],
    [error('minLength', { limit: 6 }), '参数 size 至少 6 个字'],
    [error('maxLength', { limit: 200 }), '参数 size 不能超过 200 个字'],
    [error('minItems', { limit: 1 }), '参数 size 至少 1 项'],
    [error('maxItems', { limit: 3 }), '参数 size 不能超过 3 项'],
    [error('enum', { allowedValues: ['a', 'b'] }), '参数 size 只能是 a、b'],
    [error('const', { allowedValue: 'a' }), '参数 size 只能是 a'],
    [error('pattern', { pattern: '^a$' }), '参数 size 的格式不正确'],
    [error('format', { format: 'email' }), '参数 size 的格式不正确'],
    [error('anyOf', {}), '参数 size 不符合要求'],
    [error('required', { missingProperty: 'id' }, ''), '缺少参数 id'],
    [error('additionalProperties', { additionalProperty: 'x' }, ''), '不认识的参数 x'],
  ])('a query with %j gets its sentence', (given, message) => {
    expect(schemaError([given], 'querystring')).toMatchObject({ statusCode: 400, message });
  });

  test.each([
    [error('type', { type: 'object' }, ''), '提交的内容应为对象'],
    [error('type', { type: 'string' }, '/user/0/name'), '字段 user.0.name 应为文字'],
    [error('required', { missingProperty: 'name' }, '/user'), '缺少字段 user.name'],
  ])('a body with %j gets its sentence', (given, message) => {
    expect(schemaError([given], 'body')).toMatchObject({ statusCode: 400, message });
  });

  test('without a reason it still says something', () => {
    expect(schemaError([], 'params')).toMatchObject({ statusCode: 400, message: '参数不符合要求' });
  });
});
