/** The measured part of `search.ts`: `takeIn DIR` makes the database, `measure DIR` searches it. */
import fastify from 'fastify';
import { registerApi } from '#server/routes/index.ts';
import { syncContent } from '#server/store/content/syncContent.ts';
import { openStore } from '#server/store/store.ts';
import { makeContent, makeQueries, seededRandom } from '#tests/bench/searchContent.ts';

async function takeIn(dataDir: string) {
  const content = makeContent(seededRandom(1));
  const store = await openStore({ dataDir });
  const start = performance.now();
  await syncContent(store, content);
  const import_s = round((performance.now() - start) / 1000);
  await store.close();
  return { import_s };
}

async function measure(dataDir: string) {
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

const [task, dataDir = ''] = process.argv.slice(2);
console.log(JSON.stringify(await (task === 'measure' ? measure(dataDir) : takeIn(dataDir))));
