import { articleRecord } from '#server/content/articleRecord.ts';
import type { Content, ParsedArticle } from '#server/content/types.ts';

const ARTICLES = 10_000;
const CHARACTERS = 2000;
const QUERIES = 1000;
const FIRST_HAN = 0x4e00;
const COMMON_HAN = 3000;
const VOCABULARY = 5000;

type Random = () => number;

/** The same numbers in every run. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Few are common and most are rare, as words are (Zipf). */
function zipf(random: Random, size: number): number {
  return Math.floor(size ** random()) - 1;
}

function makeVocabulary(random: Random): string[] {
  return Array.from({ length: VOCABULARY }, (_, rank) => {
    const length = rank < 20 ? 1 : 2 + Math.floor(random() ** 3 * 3);
    return Array.from({ length }, () =>
      String.fromCharCode(FIRST_HAN + Math.floor(random() ** 1.5 * COMMON_HAN)),
    ).join('');
  });
}

function makeText(random: Random, vocabulary: readonly string[]): string {
  let text = '';
  while (text.length < CHARACTERS) {
    text += vocabulary[zipf(random, VOCABULARY)];
    if (random() < 0.1) text += random() < 0.7 ? '，' : '。\n';
  }
  return text;
}

/** The articles the search is measured on. */
export function makeContent(random: Random): Content {
  const vocabulary = makeVocabulary(random);
  const articles = Array.from({ length: ARTICLES }, (_, index): ParsedArticle => {
    const text = makeText(random, vocabulary);
    return {
      path: `${index}.md`,
      title: text.slice(0, 12).replace(/\s/g, ''),
      createdAt: '2024-01-01 08:00:00',
      updatedAt: '2024-01-01 08:00:00',
      description: text.slice(0, 80),
      cover: '/images/cover.jpg',
      categories: [`分类${index % 10}`],
      tags: [`标签${index % 30}`, `标签${30 + (index % 7)}`],
      top: false,
      order: 0,
      type: 1,
      originUrl: '',
      author: '山间',
      markdown: text,
      text,
      words: text.length,
      hash: String(index),
    };
  });
  const config: Content['site']['config'] = {
    blog_name: '',
    owner_name: '',
    tagline: '',
    blog_avatar: '',
    avatar_bg: '',
    personal_say: '',
    blog_notice: '',
    typed_lines: [],
    links: {},
    qr: [],
    copyright: '',
    icp: '',
    admin_url: '',
    description: '',
    keywords: '',
    createdAt: '',
  };
  return {
    site: { config, headers: [] },
    articles: articles.map(articleRecord),
    problems: [],
    load: async (paths) => {
      const wanted = new Set(paths);
      return articles.filter(({ path }) => wanted.has(path));
    },
  };
}

/** What is searched for: words, pieces of sentences, two words, single characters. */
export function makeQueries(random: Random): string[] {
  const vocabulary = makeVocabulary(seededRandom(1));
  const word = () => vocabulary[20 + zipf(random, VOCABULARY - 20)] ?? '';
  const queries = new Set<string>();
  while (queries.size < QUERIES) {
    const kind = random();
    if (kind < 0.5) queries.add(word());
    else if (kind < 0.75) queries.add(`${word()}${word()}`.slice(0, 2 + Math.floor(random() * 4)));
    else if (kind < 0.9) queries.add(`${word()} ${word()}`);
    else queries.add(word().charAt(0));
  }
  return [...queries];
}
