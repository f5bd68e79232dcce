import { expect, test } from 'vitest';
import { testEnvironment } from '../../../scripts/lib/server.mjs';

test('a measured or tested server knows nothing of the real site', () => {
  const shell = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://blog@db.example/blog',
    CONTENT_DIR: '/home/owner/content',
    MUSIC_UPSTREAM: 'https://music.example',
    PUBLIC_URL: 'https://blog.example',
    TRUST_PROXY: 'true',
    PORT: '80',
    HOST: '0.0.0.0',
  };
  expect(testEnvironment(shell, { DATA_DIR: 'data', CONTENT_DIR: 'sample' })).toEqual({
    PATH: '/bin',
    DATABASE_URL: '',
    CONTENT_DIR: 'sample',
    MUSIC_UPSTREAM: '',
    PUBLIC_URL: '',
    TRUST_PROXY: '',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
  });
});
