import type { FastifySchemaValidationError } from 'fastify';

/** A refusal whose sentence is for the visitor. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** `value`, or the 404 with this sentence. */
export function found<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new ApiError(404, message);
  return value;
}

const TYPES: Record<string, string> = {
  integer: '整数',
  number: '数字',
  string: '文字',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
  null: '空',
};

/**
 * The Chinese sentence for what a schema refuses: which field, and the rule it breaks.
 *
 * @param part of the request, as Fastify calls it: `querystring`, `params`, `body`, `headers`.
 */
export function schemaError(errors: FastifySchemaValidationError[], part: string): ApiError {
  const [error] = errors;
  return new ApiError(400, error === undefined ? '参数不符合要求' : sentence(error, part));
}

function sentence({ instancePath, keyword, params }: FastifySchemaValidationError, part: string) {
  const noun = part === 'body' ? '字段' : '参数';
  const path = instancePath.split('/').slice(1).join('.');
  const inside = (name: unknown) => (path === '' ? String(name) : `${path}.${String(name)}`);
  if (keyword === 'required') return `缺少${noun} ${inside(params.missingProperty)}`;
  if (keyword === 'additionalProperties') {
    return `不认识的${noun} ${inside(params.additionalProperty)}`;
  }
  const subject = path === '' ? (part === 'body' ? '提交的内容' : '参数') : `${noun} ${path} `;
  return `${subject}${rule(keyword, params)}`;
}

function rule(keyword: string, params: Record<string, unknown>): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'type':
      return `应为${typeNames(params.type)}`;
    case 'minimum':
      return `不能小于 ${limit}`;
    case 'maximum':
      return `不能大于 ${limit}`;
    case 'exclusiveMinimum':
      return `应大于 ${limit}`;
    case 'exclusiveMaximum':
      return `应小于 ${limit}`;
    case 'multipleOf':
      return `应为 ${String(params.multipleOf)} 的倍数`;
    case 'minLength':
      return limit === '1' ? '不能为空' : `至少 ${limit} 个字`;
    case 'maxLength':
      return `不能超过 ${limit} 个字`;
    case 'minItems':
      return `至少 ${limit} 项`;
    case 'maxItems':
      return `不能超过 ${limit} 项`;
    case 'enum':
      return `只能是 ${choices(params.allowedValues)}`;
    case 'const':
      return `只能是 ${choices([params.allowedValue])}`;
    case 'pattern':
    case 'format':
      return '的格式不正确';
    default:
      return '不符合要求';
  }
}

function typeNames(type: unknown): string {
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return types.map((name) => TYPES[String(name)] ?? String(name)).join('或');
}

function choices(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join('、') : String(values);
}
