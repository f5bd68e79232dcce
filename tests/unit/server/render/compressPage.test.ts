import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '#server/render/compressPage.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['*', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', 'identity'],
    ['abracadabra', 'identity'],
  ])('takes for %s the form %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
