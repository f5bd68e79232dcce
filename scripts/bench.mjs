import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { writeArticles } from './lib/generatedArticles.mjs';
import { startServer } from './lib/server.mjs';
import { ensureInstalled, ensureNode, root } from './setup.mjs';

/**
 * The project's figures. Times differ from machine to machine, so speed is told as the ratio of two
 * things measured in turn in this one run; limits in seconds, ms and MB are the project's own.
 */

const SECONDS = 4;
const ROUNDS = 3;
const MANY = 10_000;
const SEARCHES = 400;

ensureNode();
process.chdir(root);
await ensureInstalled();
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });

const folder = await mkdtemp(join(tmpdir(), 'blog-bench-'));
const results =
  /** @type {{ name: string, value: number, limit: string, passed: boolean }[]} */ ([]);
try {
  await requestRates();
  await manyFiles();
  await searching();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table(
  Object.fromEntries(
    results.map(({ name, value, limit, passed }) => [
      name,
      { value: Number(value.toFixed(3)), limit, passed },
    ]),
  ),
);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

/** A cached page against a static file of its size; the article list against a fixed JSON route. */
async function requestRates() {
  const content = join(folder, 'content');
  const data = join(folder, 'data');
  await cp(join(root, 'content'), content, { recursive: true });
  const first = await startServer({ CONTENT_DIR: content, DATA_DIR: data });
  const page = await (await fetch(`${first.url}/home`)).arrayBuffer();
  const list = await (await fetch(`${first.url}/api/article`)).json();
  await first.stop();
  const picture = `<svg xmlns="http://www.w3.org/2000/svg"><!--`;
  const filler = 'x'.repeat(page.byteLength - picture.length - 9);
  await writeFile(join(content, 'pictures/bench.svg'), `${picture}${filler}--></svg>`);

  const begun = performance.now();
  const server = await startServer({ CONTENT_DIR: content, DATA_DIR: data });
  atMost('ready from a built tree, s', (performance.now() - begun) / 1000, 2);
  const fixed = Fastify();
  fixed.get('/', () => list);
  const fixedUrl = await fixed.listen({ port: 0, host: '127.0.0.1' });
  try {
    atLeast(
      'cached page / static file of its size',
      await ratio(`${server.url}/home`, `${server.url}/pictures/bench.svg`),
      0.7,
    );
    atLeast(
      'GET /api/article / fixed JSON route',
      await ratio(`${server.url}/api/article`, fixedUrl),
      0.4,
    );
  } finally {
    await fixed.close();
    await server.stop();
  }
}

async function manyFiles() {
  const content = join(folder, 'content-2000');
  await mkdir(join(content, 'articles'), { recursive: true });
  await cp(join(root, 'content/site.yml'), join(content, 'site.yml'));
  await writeArticles(join(content, 'articles'), 2000);
  const begun = performance.now();
  const server = await startServer({ CONTENT_DIR: content, DATA_DIR: join(folder, 'data-2000') });
  atMost('first start on 2,000 Markdown files, s', (performance.now() - begun) / 1000, 6);
  await server.stop();
}

async function searching() {
  const content = join(folder, 'content-10000');
  await mkdir(join(content, 'articles'), { recursive: true });
  await cp(join(root, 'content/site.yml'), join(content, 'site.yml'));
  const words = await writeArticles(join(content, 'articles'), MANY);
  const env = { CONTENT_DIR: content, DATA_DIR: join(folder, 'data-10000') };
  await (await startServer(env)).stop();
  const server = await startServer(env);
  try {
    const times = [];
    for (let round = 0; round < SEARCHES; round++) {
      const content = encodeURIComponent(words[(round * 7919) % words.length] ?? '山');
      const begun = performance.now();
      const answer = await fetch(
        `${server.url}/api/article?sort=-view_times&size=8&content=${content}`,
      );
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    atMost(
      'search in 10,000 articles, 95th percentile, ms',
      times[Math.floor(times.length * 0.95)] ?? 0,
      25,
    );
    atMost('resident memory after it, MB', residentMegabytes(server.pid), 170);
  } finally {
    await server.stop();
  }
}

/**
 * Median of the rates' ratio over rounds of A B A B …
 *
 * @param {string} a
 * @param {string} b
 */
async function ratio(a, b) {
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) ratios.push((await rate(a)) / (await rate(b)));
  ratios.sort((x, y) => x - y);
  return ratios[Math.floor(ROUNDS / 2)] ?? 0;
}

/** @param {string} url */
async function rate(url) {
  const result = await autocannon({ url, connections: 20, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were no success`);
  return result.requests.average;
}

/** @param {number} pid */
function residentMegabytes(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/**
 * @param {string} name
 * @param {number} value
 * @param {number} limit
 */
function atLeast(name, value, limit) {
  results.push({ name, value, limit: `≥ ${limit}`, passed: value >= limit });
}

/**
 * @param {string} name
 * @param {number} value
 * @param {number} limit
 */
function atMost(name, value, limit) {
  results.push({ name, value, limit: `≤ ${limit}`, passed: value <= limit });
}
