import { type TSchema, Type } from 'typebox';
import type { Page } from '#src/services/api/types.ts';

/** Ids of the database. */
const MAX_ID = 2 ** 31 - 1;
const MAX_PAGE = 1_000_000;
const MAX_SIZE = 50;
const DEFAULT_SIZE = 10;

const Failure = Type.Object({
  code: Type.Integer({ description: '与 HTTP 状态码相同' }),
  message: Type.String({ description: '给访客看的中文说明' }),
  result: Type.Null(),
});

/** What a route answers: the envelope around a result, and its failures. */
export function answers(
  result: TSchema,
  failures: readonly number[] = [],
): Record<number, TSchema> {
  const success = Type.Object({
    code: Type.Integer({ description: '0 为成功' }),
    message: Type.String(),
    result,
  });
  return {
    200: success,
    ...Object.fromEntries([...failures, 429, 500].map((status) => [status, Failure])),
  };
}

/** The answer of a call that has nothing to tell. */
export const DONE = { code: 0, message: 'success', result: null };

/** A list that comes in one piece, in the form of a page. */
export function wholeList<Item>(data: Item[]): Page<Item> {
  return { data, total: data.length, current: 1, size: data.length };
}

export function page(item: TSchema) {
  return Type.Object({
    data: Type.Array(item),
    total: Type.Integer({ description: '总数' }),
    current: Type.Integer({ description: '第几页，从 1 起' }),
    size: Type.Integer({ description: '每页多少' }),
  });
}

export const IdParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: MAX_ID, description: '编号' }),
});

const FIRST = 1;

export const Paging = {
  current: Type.Optional(
    Type.Integer({ minimum: FIRST, maximum: MAX_PAGE, default: FIRST, description: '第几页' }),
  ),
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_SIZE,
      default: DEFAULT_SIZE,
      description: '每页多少篇',
    }),
  ),
};

/** The page a query asks for; the first, of ten, where it does not say. */
export function pageAsked({
  current = FIRST,
  size = DEFAULT_SIZE,
}: Partial<Record<'current' | 'size', number>>) {
  return { current, size };
}

export const FilterId = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ID, description }));

const Named = Type.Object({ id: Type.Integer(), name: Type.String() });

export const Counted = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  articleCount: Type.Integer({ description: '文章数' }),
});

const summary = {
  id: Type.Integer(),
  article_title: Type.String(),
  article_cover: Type.String(),
  article_description: Type.String(),
  is_top: Type.Integer({ description: '1 置顶，2 不置顶' }),
  order: Type.Integer({ description: '权重，大的在前' }),
  type: Type.Integer({ description: '1 原创，2 转载，3 翻译' }),
  origin_url: Type.String(),
  category: Named,
  tags: Type.Array(Named),
  authorName: Type.String(),
  view_times: Type.Integer(),
  thumbs_up_times: Type.Integer(),
  reading_duration: Type.Integer({ description: '所有人阅读的总秒数' }),
  words: Type.Integer({ description: '字数' }),
  createdAt: Type.String({ description: 'YYYY-MM-DD HH:mm:ss，作者当地时间' }),
  updatedAt: Type.String(),
};

export const ListedArticle = Type.Object({
  ...summary,
  article_content: Type.Optional(Type.String({ description: '搜索时：命中处前后的文字' })),
});

export const FullArticle = Type.Object({
  ...summary,
  article_content: Type.String({ description: 'Markdown 原文' }),
  article_html: Type.String({ description: '已净化的 HTML' }),
  headings: Type.Array(
    Type.Object({
      id: Type.String(),
      text: Type.String(),
      depth: Type.Integer({ description: '1 到 6' }),
    }),
  ),
});

const Ref = {
  id: Type.Integer(),
  article_title: Type.String(),
  article_cover: Type.String(),
  createdAt: Type.String(),
};

export const Year = Type.Object({
  year: Type.Integer(),
  articleList: Type.Array(Type.Object(Ref)),
});

export const Recommended = Type.Object({
  previous: Type.Union([Type.Object(Ref), Type.Null()], { description: '较早的一篇' }),
  next: Type.Union([Type.Object(Ref), Type.Null()], { description: '较新的一篇' }),
  recommend: Type.Array(Type.Object(Ref), { description: '标签相近的至多 6 篇' }),
});

const links = ['github', 'qq', 'wechat', 'bilibili', 'mail'];

export const Config = Type.Object({
  id: Type.Integer(),
  blog_name: Type.String(),
  owner_name: Type.String({ description: '博主的名字' }),
  tagline: Type.String(),
  blog_avatar: Type.String(),
  avatar_bg: Type.String(),
  personal_say: Type.String(),
  blog_notice: Type.String(),
  typed_lines: Type.Array(Type.String(), { description: '首页逐字打出的句子' }),
  links: Type.Object(Object.fromEntries(links.map((name) => [name, Type.Optional(Type.String())]))),
  qr: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  copyright: Type.String(),
  icp: Type.String({ description: '备案号' }),
  admin_url: Type.String(),
  description: Type.String(),
  keywords: Type.String(),
  view_time: Type.Integer({ description: '全站访问次数' }),
  createdAt: Type.String({ description: '建站的日子，ISO 8601' }),
});

export const Header = Type.Object({
  id: Type.Integer(),
  route_name: Type.String(),
  bg_url: Type.String(),
});

export const Statistic = Type.Object({
  articles: Type.Integer(),
  categories: Type.Integer(),
  tags: Type.Integer(),
  words: Type.Integer(),
  views: Type.Integer({ description: '所有文章的阅读次数' }),
  createdAt: Type.String({ description: '建站的日子，ISO 8601' }),
  updatedAt: Type.String({ description: '最新一篇的日期，ISO 8601；没有文章时为空' }),
});
