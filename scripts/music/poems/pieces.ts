import { type Poem, poem } from './types.ts';

const FORM = '纯音乐';

/** Pieces without words; they borrow the titles of old tunes, not the tunes. */
export const PIECES: readonly Poem[] = [
  poem('流水', '古琴', FORM, 'river', []),
  poem('平沙落雁', '古琴', FORM, 'autumn', []),
  poem('梅花三弄', '古琴', FORM, 'snow', []),
  poem('阳关三叠', '古琴', FORM, 'wine', []),
  poem('夕阳箫鼓', '箫', FORM, 'night', []),
  poem('汉宫秋月', '古筝', FORM, 'night', []),
];
