import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';
import { makeTag } from '../../../scripts/music/id3.ts';
import { createEncoder } from '../../../scripts/music/mp3.ts';
import { SAMPLE_RATE } from '../../../scripts/music/sound.ts';

describe('makeTag', () => {
  it('is read back by music-metadata, before a song it also reads', async () => {
    const encode = await createEncoder();
    const tag = makeTag({
      title: '静夜思',
      artist: '李白',
      album: '五言绝句',
      comment: '旋律由程序生成。',
    });
    const file = Buffer.concat([tag, encode(new Float32Array(SAMPLE_RATE * 2))]);
    const { common, format } = await parseBuffer(file, 'audio/mpeg', { duration: true });
    expect(common.title).toBe('静夜思');
    expect(common.artist).toBe('李白');
    expect(common.album).toBe('五言绝句');
    expect(common.comment?.[0]?.text).toBe('旋律由程序生成。');
    expect(format.tagTypes).toContain('ID3v2.3');
    expect(format.numberOfChannels).toBe(1);
    expect(format.bitrate).toBe(24000);
    expect(format.duration).toBeCloseTo(2.1, 1);
  });

  it('counts a long tag in seven bits a byte', () => {
    const tag = makeTag({ title: '山'.repeat(200), artist: '', album: '', comment: '' });
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (tag[index] ?? 0), 0);
    expect(size).toBe(tag.length - 10);
    expect(Math.max(tag[6] ?? 0, tag[7] ?? 0, tag[8] ?? 0, tag[9] ?? 0)).toBeLessThan(128);
  });
});
