import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import {
  answer,
  CATALOGUE_CALLS,
  type CatalogueAnswer,
  type CatalogueCall,
  type CatalogueQuery,
  NOT_FOUND,
} from '#server/music/catalogue.ts';
import type { LiveLibrary } from '#server/music/liveLibrary.ts';
import type { Upstream } from '#server/music/upstream.ts';
import { requestOrigin } from '#server/plugins/requestOrigin.ts';

/** Where songs come from: the owner's folder, or another catalogue server. */
export type MusicSource =
  | { kind: 'folder'; root: string; library: LiveLibrary }
  | { kind: 'upstream'; upstream: Upstream };

interface MusicOptions {
  music: MusicSource;
  publicUrl?: string;
}

const id = Type.Integer({ description: '编号' });
const limit = Type.Optional(Type.Integer({ description: '取几首' }));
const offset = Type.Optional(Type.Integer({ description: '从第几首起' }));

const DESCRIPTIONS: Record<CatalogueCall, { summary: string; querystring?: TSchema }> = {
  'toplist/detail': { summary: '歌单分类' },
  'playlist/track/all': {
    summary: '歌单里的歌曲',
    querystring: Type.Object({ id, limit, offset }),
  },
  'song/url/v1': {
    summary: '歌曲的播放地址',
    querystring: Type.Object({ id, level: Type.Optional(Type.String({ description: '音质' })) }),
  },
  'song/detail': {
    summary: '歌曲详情',
    querystring: Type.Object({ ids: Type.String({ description: '编号，用逗号隔开' }) }),
  },
  search: {
    summary: '搜索歌曲',
    querystring: Type.Object({
      keywords: Type.String({ description: '歌名、歌手、别名或专辑' }),
      limit,
      offset,
    }),
  },
  lyric: { summary: '歌词', querystring: Type.Object({ id }) },
};

/** Makes `/wapi`, the music catalogue. Its calls answer with one or two slashes before their name. */
export function registerMusic(app: FastifyInstance, { music, publicUrl }: MusicOptions): void {
  const ask = async (call: CatalogueCall, request: FastifyRequest): Promise<CatalogueAnswer> => {
    const query = singleValues(request.query);
    if (music.kind === 'upstream') return music.upstream.ask(call, query);
    const library = await music.library.current();
    const origin = requestOrigin(request, publicUrl);
    return answer(call, query, { library, root: music.root, origin });
  };

  for (const call of CATALOGUE_CALLS) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', call === 'song/url/v1' ? 'no-store' : 'no-cache');
      return send(reply, await ask(call, request));
    };
    app.get(
      `/wapi/${call}`,
      // The schema only describes: the catalogue has its own way to refuse a query.
      { schema: { tags: ['音乐'], ...DESCRIPTIONS[call] }, validatorCompiler: () => () => true },
      handler,
    );
    app.get(`/wapi//${call}`, { schema: { hide: true } }, handler);
  }
  for (const path of ['/wapi', '/wapi/*']) {
    app.all(path, { schema: { hide: true } }, (_request, reply) => send(reply, NOT_FOUND));
  }
}

function send(reply: FastifyReply, { status, body }: CatalogueAnswer): FastifyReply {
  return reply.code(status).send(body);
}

/** The catalogue takes the first of a repeated parameter. */
function singleValues(query: unknown): CatalogueQuery {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return [name, typeof first === 'string' ? first : undefined];
    }),
  );
}
