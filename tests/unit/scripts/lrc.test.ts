import { describe, expect, it } from 'vitest';
import { writeLrc } from '../../../scripts/music/lrc.ts';

const HEAD = { title: '如梦令', artist: '李清照', album: '词' };
const LINES = [
  { at: 0, text: '如梦令 李清照' },
  { at: 14.368, text: '知否' },
  { at: 61.5, text: '知否' },
  { at: 119.999, text: '应是绿肥红瘦' },
];
const TAGS = '[ti:如梦令]\n[ar:李清照]\n[al:词]\n';

describe('writeLrc', () => {
  it('stamps each line in minutes, seconds and hundredths', () => {
    expect(writeLrc(HEAD, LINES, 'timed')).toBe(
      `${TAGS}[00:00.00]如梦令 李清照\n[00:14.37]知否\n[01:01.50]知否\n[02:00.00]应是绿肥红瘦\n`,
    );
  });

  it('writes text alone in the plain style', () => {
    expect(writeLrc(HEAD, LINES, 'plain')).toBe('如梦令 李清照\n知否\n知否\n应是绿肥红瘦\n');
  });

  it('moves the stamps by what the offset takes back', () => {
    expect(writeLrc(HEAD, LINES.slice(0, 2), 'offset')).toBe(
      `${TAGS}[offset:500]\n[00:00.50]如梦令 李清照\n[00:14.87]知否\n`,
    );
  });

  it('separates hundredths by a colon in the Netease style', () => {
    expect(writeLrc(HEAD, LINES.slice(1, 3), 'netease')).toBe(
      `${TAGS}[00:14:37]知否\n[01:01:50]知否\n`,
    );
  });

  it('gives a refrain one row with two stamps', () => {
    expect(writeLrc(HEAD, LINES.slice(1), 'refrain')).toBe(
      `${TAGS}[00:14.37][01:01.50]知否\n[02:00.00]应是绿肥红瘦\n`,
    );
  });

  it('starts with a byte order mark and ends lines with CRLF in the Windows style', () => {
    expect(writeLrc(HEAD, LINES.slice(0, 1), 'windows')).toBe(
      '\ufeff[ti:如梦令]\r\n[ar:李清照]\r\n[al:词]\r\n[00:00.00]如梦令 李清照\r\n',
    );
  });
});
