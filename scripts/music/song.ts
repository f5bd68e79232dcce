import { compose } from './compose.ts';
import { makeTag } from './id3.ts';
import { type TimedLine, writeLrc } from './lrc.ts';
import { play } from './play.ts';
import { ENGLISH } from './poems/english.ts';
import type { Poem } from './poems/types.ts';

/** The files of one song, by extension. */
interface SongFiles {
  mp3: Uint8Array;
  lrc?: string;
  'en.lrc'?: string;
  /** Seconds. */
  duration: number;
}

const COMMENT = '山间小记示例音乐：旋律与声音由 scripts/music 生成，诗文属公有领域。';

/** Composes, plays and writes down one song; `name` is that of its file. */
export function makeSong(
  poem: Poem,
  name: string,
  encode: (samples: Float32Array) => Uint8Array,
): SongFiles {
  const score = compose(poem, name);
  const tag = makeTag({
    title: poem.title,
    artist: poem.poet,
    album: poem.form,
    comment: COMMENT,
  });
  const files: SongFiles = {
    mp3: Buffer.concat([tag, encode(play(score))]),
    duration: score.duration,
  };
  if (poem.lines.length === 0) return files;

  const head = { title: poem.title, artist: poem.poet, album: poem.form };
  const style = poem.lyrics ?? 'timed';
  const timed = (texts: readonly string[]): TimedLine[] =>
    texts.map((text, index) => ({ at: score.lineStarts[index] ?? 0, text }));
  const first = { at: 0, text: `${poem.title} ${poem.poet}` };
  files.lrc = writeLrc(head, [first, ...timed(poem.lines)], style);
  const english = ENGLISH[name];
  if (english) files['en.lrc'] = writeLrc(head, timed(english), style);
  return files;
}
