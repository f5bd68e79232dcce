import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SIGNS =
  '山水云雨风雪月日春夏秋冬花草树木石路桥江河湖海天地人心书笔纸墨琴棋茶酒灯火门窗楼台城乡村野行走坐看听说读写思念归来去往前后左右上下高低远近长短深浅明暗冷暖新旧早晚';
/** Characters of one article. */
const LENGTH = 2000;

/**
 * Writes articles of about 2,000 Chinese characters, the same every time.
 *
 * @param {string} folder
 * @param {number} count
 * @returns {Promise<string[]>} words that occur in them, common and rare ones.
 */
export async function writeArticles(folder, count) {
  const random = generator(42);
  const words = Array.from({ length: 1200 }, () => word(random, 2 + Math.floor(random() * 3)));
  for (let number = 1; number <= count; number++) {
    let text = '';
    while (text.length < LENGTH) {
      // Squared, so that some words are common and many are rare.
      text += words[Math.floor(random() ** 2 * words.length)];
      if (random() < 0.12) text += '，';
      if (random() < 0.03) text += '。\n\n';
    }
    const day = String(1 + (number % 28)).padStart(2, '0');
    const month = String(1 + (Math.floor(number / 28) % 12)).padStart(2, '0');
    const year = 2010 + (Math.floor(number / 336) % 16);
    const title = words[number % words.length];
    await writeFile(
      join(folder, `${String(number).padStart(5, '0')}.md`),
      `---\ntitle: ${title}（${number}）\ndate: ${year}-${month}-${day} 08:00:00\ncategories: 分类${number % 9}\ntags: [标签${number % 40}, 标签${number % 17}]\n---\n\n## 开头\n\n${text}\n`,
    );
  }
  return words;
}

/**
 * @param {() => number} random
 * @param {number} length
 */
function word(random, length) {
  let text = '';
  while (text.length < length) text += SIGNS[Math.floor(random() * SIGNS.length)];
  return text;
}

/**
 * Numbers from 0 to 1, the same for the same seed (mulberry32).
 *
 * @param {number} seed
 */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
