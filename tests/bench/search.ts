/**
 * Measures the search: 10,000 articles of about 2,000 Chinese characters, 1,000 different queries
 * over the API. Prints one line of JSON: `p95_ms` of an answer, `rss_mb` of the process that
 * answered, `import_s` for taking the articles in.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import type { Content, ParsedArticle } from '#server/content/types.ts';
import { registerApi } from '#server/routes/index.ts';
import { syncContent } from '#server/store/content/syncContent.ts';
import { openStore } from '#server/store/store.ts';

const ARTICLES = 10_000;
const CHARACTERS = 2000;
const QUERIES = 1000;
const FIRST_HAN = 0x4e00;
const COMMON_HAN = 3000;
const VOCABULARY = 5000;

type Random = () => number;

/** The same numbers in every run. */
function seededRandom(seed: number): Random {
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

function makeContent(random: Random): Content {
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
  return { site: { config, headers: [] }, articles, problems: [] };
}

/** Words, pieces of sentences, two words, single characters. */
function makeQueries(random: Random): string[] {
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

async function takeIn(dataDir: string): Promise<void> {
  const content = makeContent(seededRandom(1));
  const store = await openStore({ dataDir });
  const start = performance.now();
  await syncContent(store, content);
  console.log((performance.now() - start) / 1000);
  await store.close();
}

async function measure(dataDir: string): Promise<{ p95_ms: number; rss_mb: number }> {
  const store = await openStore({ dataDir });
  const app = fastify();
  await registerApi(app, { store, renderArticle: async () => ({ html: '', headings: [] }) });
  const times: number[] = [];
  for (const query of makeQueries(seededRandom(2))) {
    const url = `/api/article?sort=-view_times&size=8&content=${encodeURIComponent(query)}`;
    const start = performance.now();
    const { statusCode } = await app.inject(url);
    times.push(performance.now() - start);
    if (statusCode !== 200) throw new Error(`${query} answered ${statusCode}`);
  }
  times.sort((one, other) => one - other);
  const rss = process.memoryUsage().rss / 1e6;
  await app.close();
  await store.close();
  return { p95_ms: round(times[Math.floor(times.length * 0.95)] ?? 0), rss_mb: round(rss) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const [folder] = process.argv.slice(2);
if (folder !== undefined) await takeIn(folder);
else {
  const dataDir = await mkdtemp(join(tmpdir(), 'blog-bench-'));
  try {
    // Another process makes the articles, so that they do not count as memory of the server.
    const child = spawnSync(
      process.execPath,
      [...process.execArgv, fileURLToPath(import.meta.url), dataDir],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (child.status !== 0) throw new Error('the articles could not be taken in');
    const result = await measure(dataDir);
    console.log(JSON.stringify({ ...result, import_s: round(Number(child.stdout)) }));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
