import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartError } from '#server/startError.ts';

/** Everything the environment decides, checked. */
export interface Config {
  host: string;
  /** 0 = any free port. */
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** Absolute path. */
  contentDir: string;
  /** Origin the site is reached at, without a slash at the end. */
  publicUrl?: string;
  /** As Fastify takes it: whether, how many, or which proxies are believed. */
  trustProxy: boolean | number | string[];
  databaseUrl?: string;
  /** Base address of a catalogue server, without a slash at the end. */
  musicUpstream?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The names proxy-addr knows for whole ranges. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const HOST_NAME = /^(?=.{1,253}$)[a-z\d_]([a-z\d_-]*[a-z\d_])?(\.[a-z\d_]([a-z\d_-]*[a-z\d_])?)*$/i;

/**
 * Reads the configuration. Empty values count as not given; relative folders are taken from `base`.
 *
 * @throws StartError with one sentence (a line each) for every wrong value.
 */
export function readConfig(env: Environment, base = process.cwd()): Config {
  const problems: string[] = [];

  const read = <Value>(
    name: string,
    expected: string,
    parse: (text: string) => Value | undefined,
  ): Value | undefined => {
    const text = env[name]?.trim();
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) {
      problems.push(`环境变量 ${name} 的值“${withoutPassword(text)}”不对：应为${expected}。`);
    }
    return value;
  };

  const config: Config = {
    host: read('HOST', 'IP 地址或主机名，例如 127.0.0.1 或 0.0.0.0', parseHost) ?? '127.0.0.1',
    port: read('PORT', ' 0 到 65535 之间的整数，0 表示任选一个空闲端口', parsePort) ?? 3000,
    dataDir: resolve(base, read('DATA_DIR', '文件夹路径', parsePath) ?? 'data'),
    contentDir: resolve(base, read('CONTENT_DIR', '文件夹路径', parsePath) ?? 'content'),
    publicUrl: read(
      'PUBLIC_URL',
      '不带路径的 http 或 https 网址，例如 https://blog.example.com',
      parseOrigin,
    ),
    trustProxy:
      read(
        'TRUST_PROXY',
        ' true、false、代理的层数，或用逗号隔开的 IP 与网段，例如 10.0.0.0/8',
        parseProxies,
      ) ?? false,
    databaseUrl: read(
      'DATABASE_URL',
      ' postgres:// 或 postgresql:// 开头的 PostgreSQL 地址',
      parseDatabase,
    ),
    musicUpstream: read(
      'MUSIC_UPSTREAM',
      ' http 或 https 网址，不带用户名、参数和 #，例如 http://127.0.0.1:4000',
      parseBaseUrl,
    ),
  };

  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}

function parseHost(text: string): string | undefined {
  return isIP(text) !== 0 || HOST_NAME.test(text) ? text : undefined;
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
}

function parsePath(text: string): string | undefined {
  return text.includes('\0') ? undefined : text;
}

function parseWebUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password || url.search || url.hash ? undefined : url;
}

function parseOrigin(text: string): string | undefined {
  const url = parseWebUrl(text);
  return url?.pathname === '/' ? url.origin : undefined;
}

function parseBaseUrl(text: string): string | undefined {
  return parseWebUrl(text)?.href.replace(/\/+$/, '');
}

function parseDatabase(text: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  return text;
}

function parseProxies(text: string): boolean | number | string[] | undefined {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

function isRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits(family));
}

function bits(family: number): number {
  return family === 4 ? 32 : 128;
}

/** A connection address as it may be shown: the password replaced by stars. */
export function withoutPassword(address: string): string {
  return address
    .replace(/(:\/\/[^:@/]*):.*@/, '$1:***@')
    .replace(/([?&]password=)[^&]*/gi, '$1***');
}
