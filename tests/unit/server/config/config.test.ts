import { describe, expect, it } from 'vitest';
import { readConfig, withoutPassword } from '#server/config.ts';
import { StartError } from '#server/startError.ts';

function sentence(env: Record<string, string>): string {
  try {
    readConfig(env, '/srv/blog');
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

describe('readConfig', () => {
  it('has a sensible value for everything that is not given', () => {
    expect(readConfig({}, '/srv/blog')).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '/srv/blog/data',
      contentDir: '/srv/blog/content',
      publicUrl: undefined,
      trustProxy: false,
      databaseUrl: undefined,
      musicUpstream: undefined,
    });
  });

  it('reads every variable', () => {
    expect(
      readConfig(
        {
          HOST: '::',
          PORT: '0',
          DATA_DIR: '/var/lib/blog',
          CONTENT_DIR: 'words',
          PUBLIC_URL: 'https://Blog.example.com/',
          TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
          DATABASE_URL: 'postgres://blog:secret@db:5432/blog',
          MUSIC_UPSTREAM: 'http://127.0.0.1:4000/music/',
        },
        '/srv/blog',
      ),
    ).toEqual({
      host: '::',
      port: 0,
      dataDir: '/var/lib/blog',
      contentDir: '/srv/blog/words',
      publicUrl: 'https://blog.example.com',
      trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
      databaseUrl: 'postgres://blog:secret@db:5432/blog',
      musicUpstream: 'http://127.0.0.1:4000/music',
    });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['0', false],
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
  ])('reads TRUST_PROXY=%s', (text, value) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(value);
  });

  it('takes an empty value for one that is not given', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' }, '/srv/blog')).toEqual(
      readConfig({}, '/srv/blog'),
    );
  });

  it.each([
    ['HOST', 'http://localhost', 'IP 地址或主机名，例如 127.0.0.1 或 0.0.0.0'],
    ['HOST', 'my host', 'IP 地址或主机名，例如 127.0.0.1 或 0.0.0.0'],
    ['PORT', 'abc', ' 0 到 65535 之间的整数，0 表示任选一个空闲端口'],
    ['PORT', '65536', ' 0 到 65535 之间的整数，0 表示任选一个空闲端口'],
    ['PORT', '-1', ' 0 到 65535 之间的整数，0 表示任选一个空闲端口'],
    ['PORT', '80.5', ' 0 到 65535 之间的整数，0 表示任选一个空闲端口'],
    [
      'PUBLIC_URL',
      'blog.example.com',
      '不带路径的 http 或 https 网址，例如 https://blog.example.com',
    ],
    [
      'PUBLIC_URL',
      'https://example.com/blog',
      '不带路径的 http 或 https 网址，例如 https://blog.example.com',
    ],
    [
      'PUBLIC_URL',
      'ftp://example.com',
      '不带路径的 http 或 https 网址，例如 https://blog.example.com',
    ],
    ['TRUST_PROXY', 'yes', ' true、false、代理的层数，或用逗号隔开的 IP 与网段，例如 10.0.0.0/8'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      ' true、false、代理的层数，或用逗号隔开的 IP 与网段，例如 10.0.0.0/8',
    ],
    ['DATABASE_URL', 'mysql://db/blog', ' postgres:// 或 postgresql:// 开头的 PostgreSQL 地址'],
    [
      'MUSIC_UPSTREAM',
      'localhost:4000',
      ' http 或 https 网址，不带用户名、参数和 #，例如 http://127.0.0.1:4000',
    ],
  ])('says in one sentence what is wrong with %s=%s', (name, value, expected) => {
    expect(sentence({ [name]: value })).toBe(
      `环境变量 ${name} 的值“${value}”不对：应为${expected}。`,
    );
  });

  it('names every wrong value at once, a line each', () => {
    expect(sentence({ PORT: 'x', TRUST_PROXY: 'y' }).split('\n')).toHaveLength(2);
  });

  it('never shows a password', () => {
    expect(sentence({ DATABASE_URL: 'mysql://me:hunter2@db/blog' })).toBe(
      '环境变量 DATABASE_URL 的值“mysql://me:***@db/blog”不对：应为 postgres:// 或 postgresql:// 开头的 PostgreSQL 地址。',
    );
    expect(withoutPassword('postgres://me:p@ss:w@db:5432/x')).toBe('postgres://me:***@db:5432/x');
  });
});
