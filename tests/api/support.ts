import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { articleRecord } from '#server/content/articleRecord.ts';
import type { Content, ParsedArticle } from '#server/content/types.ts';
import { registerApi } from '#server/routes/index.ts';
import type { Dialect } from '#server/store/schema.ts';
import { openStore, type Store, type StoreOptions } from '#server/store/store.ts';

export const DIALECTS: Dialect[] = ['sqlite', 'postgres'];

/** An empty database of its own; `remove` when all stores on it are closed. */
export interface Home {
  options: StoreOptions;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** Every store opened through it is closed by `remove`. */
export async function createHome(dialect: Dialect): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), 'blog-data-'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const options: StoreOptions = { dataDir };
  if (dialect === 'postgres') {
    await onServer(`create database ${name}`);
    options.databaseUrl = `${inject('postgres')}/${name}`;
  }
  const stores: Store[] = [];
  return {
    options,
    async open() {
      const store = await openStore(options);
      stores.push(store);
      return store;
    },
    async remove() {
      for (const store of stores) await store.close();
      if (dialect === 'postgres') await onServer(`drop database ${name}`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The API on this store; articles are rendered as their Markdown in a paragraph. */
export async function createApi(store: Store): Promise<FastifyInstance> {
  const app = fastify();
  await registerApi(app, {
    store,
    renderArticle: async ({ markdown }) => ({
      html: `<p>${markdown}</p>`,
      headings: [{ id: 'one', text: '一', depth: 2 }],
    }),
  });
  return app;
}

/** Status and body of a call. */
export async function call(
  app: FastifyInstance,
  url: string,
  method: 'GET' | 'PUT' | 'DELETE' = 'GET',
): Promise<{ status: number; body: unknown }> {
  const response = await app.inject({ method, url });
  return { status: response.statusCode, body: response.json() };
}

/** A call that must succeed: its result. */
export async function resultOf(app: FastifyInstance, url: string): Promise<unknown> {
  const { body } = await call(app, url);
  if (isSuccess(body)) return body.result;
  throw new Error(`${url} answered ${JSON.stringify(body)}`);
}

/** The ids of a list. */
export async function idsOf(app: FastifyInstance, url: string): Promise<number[]> {
  const result = await resultOf(app, url);
  if (!isList(result)) throw new Error(`${url} is no list`);
  return result.data.map(({ id }) => id);
}

export function failure(status: number, message: string): { status: number; body: unknown } {
  return { status, body: { code: status, message, result: null } };
}

export function success(result: unknown): { status: number; body: unknown } {
  return { status: 200, body: { code: 0, message: 'success', result } };
}

/** A file at `path`; everything else is plain unless it is given. */
export function article(path: string, given: Partial<ParsedArticle> = {}): ParsedArticle {
  const title = given.title ?? path;
  const text = given.text ?? `${title}的正文`;
  return {
    path,
    title,
    createdAt: '2024-01-01 08:00:00',
    updatedAt: '2024-01-01 08:00:00',
    description: '',
    cover: '',
    categories: [],
    tags: [],
    top: false,
    order: 0,
    type: 1,
    originUrl: '',
    author: '山间',
    markdown: text,
    text,
    words: text.length,
    hash: `hash of ${path} ${title} ${text}`,
    ...given,
  };
}

/** What a content folder that holds these articles gives. */
function contentArticles(articles: readonly ParsedArticle[]) {
  return {
    articles: articles.map(articleRecord),
    load: async (paths: readonly string[]) => articles.filter(({ path }) => paths.includes(path)),
  };
}

export function content(...articles: ParsedArticle[]): Content {
  return {
    site: {
      config: {
        blog_name: '山间',
        owner_name: '阿山',
        tagline: '记录生活',
        blog_avatar: '/a.jpg',
        avatar_bg: '/b.jpg',
        personal_say: '你好',
        blog_notice: '欢迎',
        typed_lines: ['一', '二'],
        links: { github: 'https://example.com/me', mail: 'me@example.com' },
        qr: [{ name: 'wechat', url: '/q.png' }],
        copyright: '2020-2024',
        icp: '备案号',
        admin_url: 'https://admin.example.com',
        description: '描述',
        keywords: '博客,技术',
        createdAt: '2020-05-01',
      },
      headers: [
        { route_name: '/archives', bg_url: '/bg/1.jpg' },
        { route_name: '/tag', bg_url: '/bg/2.jpg' },
      ],
    },
    ...contentArticles(articles),
    problems: [],
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function isSuccess(body: unknown): body is { code: 0; result: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 0;
}

function isList(result: unknown): result is { data: { id: number }[] } {
  return typeof result === 'object' && result !== null && 'data' in result;
}
