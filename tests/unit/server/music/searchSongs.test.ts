import { expect, it } from 'vitest';
import { searchSongs } from '#server/music/searchSongs.ts';
import { song } from './song.ts';

const songs = [
  song({ id: 1, title: '夜雨寄北', artists: ['李商隐'] }),
  song({ id: 2, title: '静夜思', artists: ['李白'], album: '唐诗三百首' }),
  song({ id: 3, title: '夜', artists: ['李白'] }),
  song({ id: 4, title: '定风波', artists: ['苏轼'], aliases: ['莫听穿林打叶声', 'Ding Feng Bo'] }),
];

it.each([
  ['夜', [3, 1, 2]],
  ['李白', [2, 3]],
  ['李白 静', [2]],
  ['唐诗', [2]],
  ['穿林', [4]],
  ['ＤＩＮＧ feng', [4]],
  ['白居易', []],
])('finds for %s the songs %j', (keywords, ids) => {
  expect(searchSongs(songs, keywords).map(({ id }) => id)).toEqual(ids);
});
