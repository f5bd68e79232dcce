// tests/bench/zz2.ts
import fastify from "fastify";

// server/plugins/errors.ts
var REFUSALS = {
  FST_ERR_CTP_BODY_TOO_LARGE: "\u63D0\u4EA4\u7684\u5185\u5BB9\u592A\u5927",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "\u4E0D\u652F\u6301\u8FD9\u79CD\u5185\u5BB9\u7C7B\u578B\uFF0C\u8BF7\u63D0\u4EA4 JSON",
  FST_ERR_CTP_EMPTY_JSON_BODY: "\u63D0\u4EA4\u7684\u5185\u5BB9\u662F\u7A7A\u7684\uFF0C\u5E94\u4E3A JSON",
  FST_ERR_CTP_INVALID_JSON_BODY: "\u63D0\u4EA4\u7684\u5185\u5BB9\u4E0D\u662F\u6B63\u786E\u7684 JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "\u63D0\u4EA4\u7684\u5185\u5BB9\u957F\u5EA6\u4E0E\u58F0\u660E\u7684\u4E0D\u4E00\u81F4"
};
var HAN = /\p{Script=Han}/u;
function answerErrors(app2) {
  app2.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    const range = contentRangeOf(error);
    if (range !== void 0) reply.header("content-range", range);
    return sendFailure(reply, status, messageOf(error, status));
  });
}
function sendFailure(reply, status, message) {
  return reply.code(status).type("application/json; charset=utf-8").header("cache-control", "no-store").send({ code: status, message, result: null });
}
function apiNotFound(_request, reply) {
  return sendFailure(reply, 404, "\u63A5\u53E3\u6CA1\u6709\u627E\u5230");
}
function statusOf({ statusCode = 500 }) {
  return statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}
function messageOf(error, status) {
  const refusal = REFUSALS[error.code];
  if (refusal !== void 0) return refusal;
  if (status >= 500) return "\u670D\u52A1\u7AEF\u9519\u8BEF";
  return HAN.test(error.message) ? error.message : "\u8BF7\u6C42\u4E0D\u6B63\u786E";
}
function contentRangeOf(error) {
  if (!(error instanceof Error) || !("headers" in error)) return void 0;
  const { headers } = error;
  if (typeof headers !== "object" || headers === null) return void 0;
  const range = "Content-Range" in headers ? headers["Content-Range"] : void 0;
  return typeof range === "string" ? range : void 0;
}

// server/routes/answerCache.ts
var CAPACITY = 4 * 1024 * 1024;
var LARGEST = 512 * 1024;
var LONGEST_URL = 1024;
function createAnswerCache(source, capacity = CAPACITY) {
  const kept = /* @__PURE__ */ new Map();
  let bytes = 0;
  const forget = (url) => {
    const entry = kept.get(url);
    if (entry === void 0) return;
    bytes -= entry.body.length;
    kept.delete(url);
  };
  const keep = (url, version, body) => {
    forget(url);
    if (url.length > LONGEST_URL || body.length > LARGEST) return;
    kept.set(url, { version, body });
    bytes += body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= capacity) break;
      forget(oldest);
    }
  };
  return {
    async send({ url }, reply, read) {
      const entry = kept.get(url);
      const { version } = source;
      reply.type("application/json; charset=utf-8");
      if (entry?.version === version) {
        kept.delete(url);
        kept.set(url, entry);
        return reply.send(entry.body);
      }
      const result = await read();
      const body = Buffer.from(String(reply.serialize({ code: 0, message: "success", result })));
      keep(url, version, body);
      return reply.send(body);
    }
  };
}

// server/routes/article.ts
import { Type as Type2 } from "typebox";

// server/routes/errors.ts
var ApiError = class extends Error {
  name = "ApiError";
  statusCode;
  constructor(statusCode, message) {
    super(message);
    this.statusCode = statusCode;
  }
};
function found(value, message) {
  if (value === void 0) throw new ApiError(404, message);
  return value;
}
var TYPES = {
  integer: "\u6574\u6570",
  number: "\u6570\u5B57",
  string: "\u6587\u5B57",
  boolean: "true \u6216 false",
  array: "\u5217\u8868",
  object: "\u5BF9\u8C61",
  null: "\u7A7A"
};
function schemaError(errors, part) {
  const [error] = errors;
  return new ApiError(400, error === void 0 ? "\u53C2\u6570\u4E0D\u7B26\u5408\u8981\u6C42" : sentence(error, part));
}
function sentence({ instancePath, keyword, params }, part) {
  const noun = part === "body" ? "\u5B57\u6BB5" : "\u53C2\u6570";
  const path = instancePath.split("/").slice(1).join(".");
  const inside = (name) => path === "" ? String(name) : `${path}.${String(name)}`;
  if (keyword === "required") return `\u7F3A\u5C11${noun} ${inside(params.missingProperty)}`;
  if (keyword === "additionalProperties") {
    return `\u4E0D\u8BA4\u8BC6\u7684${noun} ${inside(params.additionalProperty)}`;
  }
  const subject = path === "" ? part === "body" ? "\u63D0\u4EA4\u7684\u5185\u5BB9" : "\u53C2\u6570" : `${noun} ${path} `;
  return `${subject}${rule(keyword, params)}`;
}
function rule(keyword, params) {
  const limit = String(params.limit);
  switch (keyword) {
    case "type":
      return `\u5E94\u4E3A${typeNames(params.type)}`;
    case "minimum":
      return `\u4E0D\u80FD\u5C0F\u4E8E ${limit}`;
    case "maximum":
      return `\u4E0D\u80FD\u5927\u4E8E ${limit}`;
    case "exclusiveMinimum":
      return `\u5E94\u5927\u4E8E ${limit}`;
    case "exclusiveMaximum":
      return `\u5E94\u5C0F\u4E8E ${limit}`;
    case "multipleOf":
      return `\u5E94\u4E3A ${String(params.multipleOf)} \u7684\u500D\u6570`;
    case "minLength":
      return limit === "1" ? "\u4E0D\u80FD\u4E3A\u7A7A" : `\u81F3\u5C11 ${limit} \u4E2A\u5B57`;
    case "maxLength":
      return `\u4E0D\u80FD\u8D85\u8FC7 ${limit} \u4E2A\u5B57`;
    case "minItems":
      return `\u81F3\u5C11 ${limit} \u9879`;
    case "maxItems":
      return `\u4E0D\u80FD\u8D85\u8FC7 ${limit} \u9879`;
    case "enum":
      return `\u53EA\u80FD\u662F ${choices(params.allowedValues)}`;
    case "const":
      return `\u53EA\u80FD\u662F ${choices([params.allowedValue])}`;
    case "pattern":
    case "format":
      return "\u7684\u683C\u5F0F\u4E0D\u6B63\u786E";
    default:
      return "\u4E0D\u7B26\u5408\u8981\u6C42";
  }
}
function typeNames(type) {
  const types = Array.isArray(type) ? type : [type];
  return types.map((name) => TYPES[String(name)] ?? String(name)).join("\u6216");
}
function choices(values) {
  return Array.isArray(values) ? values.map(String).join("\u3001") : String(values);
}

// server/routes/schemas.ts
import { Type } from "typebox";
var MAX_ID = 2 ** 31 - 1;
var MAX_PAGE = 1e6;
var MAX_SIZE = 50;
var DEFAULT_SIZE = 10;
var Failure = Type.Object({
  code: Type.Integer({ description: "\u4E0E HTTP \u72B6\u6001\u7801\u76F8\u540C" }),
  message: Type.String({ description: "\u7ED9\u8BBF\u5BA2\u770B\u7684\u4E2D\u6587\u8BF4\u660E" }),
  result: Type.Null()
});
function answers(result, failures = []) {
  const success = Type.Object({
    code: Type.Integer({ description: "0 \u4E3A\u6210\u529F" }),
    message: Type.String(),
    result
  });
  return {
    200: success,
    ...Object.fromEntries([...failures, 429, 500].map((status) => [status, Failure]))
  };
}
var DONE = { code: 0, message: "success", result: null };
function wholeList(data) {
  return { data, total: data.length, current: 1, size: data.length };
}
function page(item) {
  return Type.Object({
    data: Type.Array(item),
    total: Type.Integer({ description: "\u603B\u6570" }),
    current: Type.Integer({ description: "\u7B2C\u51E0\u9875\uFF0C\u4ECE 1 \u8D77" }),
    size: Type.Integer({ description: "\u6BCF\u9875\u591A\u5C11" })
  });
}
var IdParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: MAX_ID, description: "\u7F16\u53F7" })
});
var Paging = {
  current: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1, description: "\u7B2C\u51E0\u9875" }),
  size: Type.Integer({
    minimum: 1,
    maximum: MAX_SIZE,
    default: DEFAULT_SIZE,
    description: "\u6BCF\u9875\u591A\u5C11\u7BC7"
  })
};
var FilterId = (description) => Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ID, description }));
var Named = Type.Object({ id: Type.Integer(), name: Type.String() });
var Counted = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  articleCount: Type.Integer({ description: "\u6587\u7AE0\u6570" })
});
var summary = {
  id: Type.Integer(),
  article_title: Type.String(),
  article_cover: Type.String(),
  article_description: Type.String(),
  is_top: Type.Integer({ description: "1 \u7F6E\u9876\uFF0C2 \u4E0D\u7F6E\u9876" }),
  order: Type.Integer({ description: "\u6743\u91CD\uFF0C\u5927\u7684\u5728\u524D" }),
  type: Type.Integer({ description: "1 \u539F\u521B\uFF0C2 \u8F6C\u8F7D\uFF0C3 \u7FFB\u8BD1" }),
  origin_url: Type.String(),
  category: Named,
  tags: Type.Array(Named),
  authorName: Type.String(),
  view_times: Type.Integer(),
  thumbs_up_times: Type.Integer(),
  reading_duration: Type.Integer({ description: "\u6240\u6709\u4EBA\u9605\u8BFB\u7684\u603B\u79D2\u6570" }),
  words: Type.Integer({ description: "\u5B57\u6570" }),
  createdAt: Type.String({ description: "YYYY-MM-DD HH:mm:ss\uFF0C\u4F5C\u8005\u5F53\u5730\u65F6\u95F4" }),
  updatedAt: Type.String()
};
var ListedArticle = Type.Object({
  ...summary,
  article_content: Type.Optional(Type.String({ description: "\u641C\u7D22\u65F6\uFF1A\u547D\u4E2D\u5904\u524D\u540E\u7684\u6587\u5B57" }))
});
var FullArticle = Type.Object({
  ...summary,
  article_content: Type.String({ description: "Markdown \u539F\u6587" }),
  article_html: Type.String({ description: "\u5DF2\u51C0\u5316\u7684 HTML" }),
  headings: Type.Array(
    Type.Object({
      id: Type.String(),
      text: Type.String(),
      depth: Type.Integer({ description: "1 \u5230 6" })
    })
  )
});
var Ref = {
  id: Type.Integer(),
  article_title: Type.String(),
  article_cover: Type.String(),
  createdAt: Type.String()
};
var Year = Type.Object({
  year: Type.Integer(),
  articleList: Type.Array(Type.Object(Ref))
});
var Recommended = Type.Object({
  previous: Type.Union([Type.Object(Ref), Type.Null()], { description: "\u8F83\u65E9\u7684\u4E00\u7BC7" }),
  next: Type.Union([Type.Object(Ref), Type.Null()], { description: "\u8F83\u65B0\u7684\u4E00\u7BC7" }),
  recommend: Type.Array(Type.Object(Ref), { description: "\u6807\u7B7E\u76F8\u8FD1\u7684\u81F3\u591A 6 \u7BC7" })
});
var links = ["github", "qq", "wechat", "bilibili", "mail"];
var Config = Type.Object({
  id: Type.Integer(),
  blog_name: Type.String(),
  owner_name: Type.String({ description: "\u535A\u4E3B\u7684\u540D\u5B57" }),
  tagline: Type.String(),
  blog_avatar: Type.String(),
  avatar_bg: Type.String(),
  personal_say: Type.String(),
  blog_notice: Type.String(),
  typed_lines: Type.Array(Type.String(), { description: "\u9996\u9875\u9010\u5B57\u6253\u51FA\u7684\u53E5\u5B50" }),
  links: Type.Object(Object.fromEntries(links.map((name) => [name, Type.Optional(Type.String())]))),
  qr: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  copyright: Type.String(),
  icp: Type.String({ description: "\u5907\u6848\u53F7" }),
  admin_url: Type.String(),
  description: Type.String(),
  keywords: Type.String(),
  view_time: Type.Integer({ description: "\u5168\u7AD9\u8BBF\u95EE\u6B21\u6570" }),
  createdAt: Type.String({ description: "\u5EFA\u7AD9\u7684\u65E5\u5B50\uFF0CISO 8601" })
});
var Header = Type.Object({
  id: Type.Integer(),
  route_name: Type.String(),
  bg_url: Type.String()
});
var Statistic = Type.Object({
  articles: Type.Integer(),
  categories: Type.Integer(),
  tags: Type.Integer(),
  words: Type.Integer(),
  views: Type.Integer({ description: "\u6240\u6709\u6587\u7AE0\u7684\u9605\u8BFB\u6B21\u6570" }),
  createdAt: Type.String({ description: "\u5EFA\u7AD9\u7684\u65E5\u5B50\uFF0CISO 8601" }),
  updatedAt: Type.String({ description: "\u6700\u65B0\u4E00\u7BC7\u7684\u65E5\u671F\uFF0CISO 8601\uFF1B\u6CA1\u6709\u6587\u7AE0\u65F6\u4E3A\u7A7A" })
});

// server/store/queries/listArticles.ts
import { sql } from "kysely";

// server/store/queries/articleSummaries.ts
var COLUMNS = [
  "article.id",
  "article.title",
  "article.cover",
  "article.description",
  "article.is_top",
  "article.sort_order",
  "article.type",
  "article.origin_url",
  "article.category_id",
  "category.name as category_name",
  "article.author_name",
  "article.view_times",
  "article.thumbs_up_times",
  "article.reading_duration",
  "article.words",
  "article.created_at",
  "article.updated_at"
];
async function articleSummaries({ db }, ids) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("article").innerJoin("category", "category.id", "article.category_id").select(COLUMNS).where("article.id", "in", ids).execute();
  const tags = await tagsOf(db, ids);
  const summaries = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        article_title: row.title,
        article_cover: row.cover,
        article_description: row.description,
        is_top: row.is_top === 1 ? 1 : 2,
        order: row.sort_order,
        type: articleType(row.type),
        origin_url: row.origin_url,
        category: { id: row.category_id, name: row.category_name },
        tags: tags.get(row.id) ?? [],
        authorName: row.author_name,
        view_times: row.view_times,
        thumbs_up_times: row.thumbs_up_times,
        reading_duration: row.reading_duration,
        words: row.words,
        createdAt: row.created_at,
        updatedAt: row.updated_at
      }
    ])
  );
  return ids.flatMap((id) => summaries.get(id) ?? []);
}
async function tagsOf(db, ids) {
  const rows = await db.selectFrom("article_tag").innerJoin("tag", "tag.id", "article_tag.tag_id").select(["article_tag.article_id", "tag.id", "tag.name"]).where("article_tag.article_id", "in", ids).orderBy("article_tag.position").execute();
  const tags = /* @__PURE__ */ new Map();
  for (const { article_id, id, name } of rows) {
    const list = tags.get(article_id) ?? [];
    list.push({ id, name });
    tags.set(article_id, list);
  }
  return tags;
}
function articleType(type) {
  return type === 2 || type === 3 ? type : 1;
}

// server/store/queries/sort.ts
var COLUMNS2 = {
  order: "sort_order",
  is_top: "is_top",
  id: "id",
  view_times: "view_times",
  createdAt: "created_at",
  updatedAt: "updated_at",
  thumbs_up_times: "thumbs_up_times",
  words: "words"
};
var SORT_FIELDS = Object.keys(COLUMNS2);
var SORT_COLUMNS = Object.values(COLUMNS2);
function parseSort(text) {
  const keys = [];
  for (const part of text.split(",")) {
    const field = part.trim().replace(/^-/, "");
    if (!isSortField(field)) return { unknown: field };
    keys.push({ column: COLUMNS2[field], direction: part.trim().startsWith("-") ? "desc" : "asc" });
  }
  if (!keys.some(({ column }) => column === "id")) keys.push({ column: "id", direction: "desc" });
  return { keys };
}
function isSortField(field) {
  return Object.hasOwn(COLUMNS2, field);
}

// server/store/search/normalize.ts
function normalize(text) {
  return text.normalize("NFKC").toLowerCase().replaceAll("\0", " ").replace(/\s+/g, " ");
}
function queryWords(query) {
  return [...new Set(normalize(query).split(" "))].filter((word) => word !== "");
}
function originalIndex(text, index) {
  let low = 0;
  let high = text.length;
  let before = 0;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const { length } = normalize(text.slice(low, middle));
    if (before + length > index) high = middle - 1;
    else {
      before += length;
      low = middle;
    }
  }
  return low;
}

// server/store/search/excerpt.ts
var LENGTH = 120;
var BEFORE = 40;
var SLACK = 15;
var MARGIN = 15;
var SURE_START = /[\p{Script=Han}\sa-z\d]/iu;
var IN_WORD = /[\p{Lu}\p{Ll}\p{N}][\p{Lu}\p{Ll}\p{N}]/u;
var graphemes = new Intl.Segmenter("zh", { granularity: "grapheme" });
function excerpt(text, query) {
  const match = firstMatch(text, query);
  let from = Math.max(0, match.start - BEFORE);
  const to = Math.min(text.length, Math.max(from + LENGTH, match.end));
  from = Math.max(0, Math.min(from, to - LENGTH));
  const start = from === 0 ? 0 : cutNear(text, from, from - SLACK, Math.min(from + SLACK, match.start));
  const end = to === text.length ? to : cutNear(text, to, Math.max(match.end, to - SLACK), to + SLACK);
  const middle = text.slice(start, end).trim();
  return `${start > 0 ? "\u2026" : ""}${middle}${end < text.length ? "\u2026" : ""}`;
}
function firstMatch(text, query) {
  const normalized = normalize(text);
  for (const word of query) {
    const index = normalized.indexOf(word);
    if (index < 0) continue;
    const start = originalIndex(text, index);
    const rest = text.slice(start, start + MARGIN + 2 * word.length);
    return { start, end: start + originalIndex(rest, word.length) };
  }
  return { start: 0, end: 0 };
}
function cutNear(text, wish, least, most) {
  let begin = Math.max(0, least - MARGIN);
  while (begin > 0 && !SURE_START.test(text.charAt(begin))) begin -= 1;
  const stretch = text.slice(begin, most + MARGIN);
  const places = Array.from(graphemes.segment(stretch), ({ index }) => begin + index).filter((place) => place >= least && place <= most).sort((one, other) => Math.abs(one - wish) - Math.abs(other - wish));
  const betweenWords = places.find((place) => !IN_WORD.test(text.slice(place - 1, place + 1)));
  return betweenWords ?? places[0] ?? most;
}

// server/store/queries/listArticles.ts
async function listArticles(store2, query) {
  const words = queryWords(query.content ?? "");
  const { ids, total } = await (words.length > 0 ? searchIds(store2, query, words) : listIds(store2, query));
  const data = await articleSummaries(store2, ids);
  if (words.length > 0) await addExcerpts(store2, data, words);
  return { data, total, current: query.current, size: query.size };
}
async function listIds({ db }, query) {
  const articles = filtered(db, query);
  const total = await count(db, articles.select("id"));
  let page2 = articles.select("id").limit(query.size).offset(offsetOf(query));
  for (const { column, direction } of query.sort) page2 = page2.orderBy(column, direction);
  const rows = await page2.execute();
  return { ids: rows.map(({ id }) => id), total };
}
async function searchIds({ db, search }, query, words) {
  const inTitle = sql`${sql.join(words.map(search.titleHolds), sql` and `)}`;
  const hits = db.with(
    (cte) => cte("hits").materialized(),
    (inner) => filtered(inner, query).where(search.matches(words)).select(SORT_COLUMNS).select(sql`case when ${inTitle} then 0 else 1 end`.as("title_rank"))
  );
  let page2 = hits.selectFrom("hits").select("id").select(
    (from) => from.selectFrom("hits").select(from.fn.countAll().as("n")).as("total")
  ).orderBy("title_rank").limit(query.size).offset(offsetOf(query));
  for (const { column, direction } of query.sort) page2 = page2.orderBy(column, direction);
  const rows = await page2.execute();
  const total = rows[0]?.total ?? (query.current > 1 ? await count(db, hits.selectFrom("hits").select("id")) : 0);
  return { ids: rows.map(({ id }) => id), total };
}
async function count(db, rows) {
  const { n } = await db.selectFrom(rows.as("counted")).select(({ fn }) => fn.countAll().as("n")).executeTakeFirstOrThrow();
  return n;
}
function filtered(db, { tagId, categoryId }) {
  let articles = db.selectFrom("article");
  if (categoryId !== void 0) articles = articles.where("category_id", "=", categoryId);
  if (tagId !== void 0) {
    articles = articles.where(
      "id",
      "in",
      (from) => from.selectFrom("article_tag").select("article_id").where("tag_id", "=", tagId)
    );
  }
  return articles;
}
function offsetOf({ current, size }) {
  return (current - 1) * size;
}
async function addExcerpts({ db }, articles, words) {
  if (articles.length === 0) return;
  const rows = await db.selectFrom("article_body").select(["article_id", "text"]).where(
    "article_id",
    "in",
    articles.map(({ id }) => id)
  ).execute();
  const texts = new Map(rows.map(({ article_id, text }) => [article_id, text]));
  for (const article of articles) {
    article.article_content = excerpt(texts.get(article.id) ?? "", words);
  }
}

// server/store/queries/articleRefs.ts
var ARTICLE_REF = [
  "article.id",
  "article.title",
  "article.cover",
  "article.created_at"
];
function articleRef({
  id,
  title,
  cover,
  created_at
}) {
  return { id, article_title: title, article_cover: cover, createdAt: created_at };
}

// server/store/queries/readArticle.ts
var RECOMMENDED = 6;
async function readArticle(store2, id) {
  const source = await store2.db.selectFrom("article").innerJoin("article_body", "article_body.article_id", "article.id").select(["path", "hash", "markdown"]).where("article.id", "=", id).executeTakeFirst();
  const [summary2] = await articleSummaries(store2, [id]);
  return source && summary2 && { summary: summary2, ...source };
}
async function articleExists({ db }, id) {
  const row = await db.selectFrom("article").select("id").where("id", "=", id).executeTakeFirst();
  return row !== void 0;
}
async function recommend({ db }, id) {
  const article = await db.selectFrom("article").select(ARTICLE_REF).where("id", "=", id).executeTakeFirst();
  if (article === void 0) return void 0;
  const neighbour = async (comparison) => {
    const direction = comparison === "<" ? "desc" : "asc";
    const row = await db.selectFrom("article").select(ARTICLE_REF).where(
      ({ eb, and, or }) => or([
        eb("created_at", comparison, article.created_at),
        and([eb("created_at", "=", article.created_at), eb("id", comparison, id)])
      ])
    ).orderBy("created_at", direction).orderBy("id", direction).limit(1).executeTakeFirst();
    return row === void 0 ? null : articleRef(row);
  };
  const related = await db.selectFrom("article_tag").innerJoin("article", "article.id", "article_tag.article_id").select(ARTICLE_REF).where(
    "tag_id",
    "in",
    (from) => from.selectFrom("article_tag").select("tag_id").where("article_id", "=", id)
  ).where("article.id", "<>", id).groupBy("article.id").orderBy(({ fn }) => fn.countAll(), "desc").orderBy("created_at", "desc").orderBy("article.id", "desc").limit(RECOMMENDED).execute();
  return {
    previous: await neighbour("<"),
    next: await neighbour(">"),
    recommend: related.map(articleRef)
  };
}

// server/store/queries/timeline.ts
async function timeline({ db }, { current, size }) {
  const { total } = await db.selectFrom("article").select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await db.selectFrom("article").select(ARTICLE_REF).orderBy("created_at", "desc").orderBy("id", "desc").limit(size).offset((current - 1) * size).execute();
  const years = [];
  for (const row of rows) {
    const year = Number(row.created_at.slice(0, 4));
    const last = years.at(-1);
    if (last?.year === year) last.articleList.push(articleRef(row));
    else years.push({ year, articleList: [articleRef(row)] });
  }
  return { data: years, total, current, size };
}

// server/routes/article.ts
var NO_ARTICLE = "\u6CA1\u6709\u8FD9\u7BC7\u6587\u7AE0";
var TAGS = ["\u6587\u7AE0"];
var DEFAULT_SORT = "-order,is_top,-id";
var LONGEST_SEARCH = 200;
var ListQuery = Type2.Object({
  ...Paging,
  sort: Type2.String({
    default: DEFAULT_SORT,
    description: `\u7528\u9017\u53F7\u9694\u5F00\u7684\u5B57\u6BB5\uFF0C\u524D\u9762\u52A0 - \u4E3A\u5012\u5E8F\uFF1A${SORT_FIELDS.join("\u3001")}`
  }),
  tag_id: FilterId("\u53EA\u8981\u8FD9\u4E2A\u6807\u7B7E\u7684"),
  category_id: FilterId("\u53EA\u8981\u8FD9\u4E2A\u5206\u7C7B\u7684"),
  content: Type2.Optional(
    Type2.String({
      maxLength: LONGEST_SEARCH,
      description: "\u641C\u7D22\uFF1A\u7528\u7A7A\u683C\u9694\u5F00\u7684\u8BCD\u90FD\u8981\u51FA\u73B0\u5728\u6807\u9898\u6216\u6B63\u6587\u91CC"
    })
  )
});
function registerArticleReads(app2, deps) {
  const { store: store2, cache, renderArticle } = deps;
  const routes = app2.withTypeProvider();
  routes.get(
    "/article",
    {
      schema: {
        tags: TAGS,
        summary: "\u6587\u7AE0\u5217\u8868\u4E0E\u641C\u7D22",
        querystring: ListQuery,
        response: answers(page(ListedArticle), [400])
      }
    },
    (request, reply) => cache.send(request, reply, () => {
      const { current, size, sort, tag_id, category_id, content } = request.query;
      const keys = sortKeys(sort);
      return listArticles(store2, {
        current,
        size,
        sort: keys,
        tagId: tag_id,
        categoryId: category_id,
        content
      });
    })
  );
  routes.get(
    "/article/timeline",
    {
      schema: {
        tags: TAGS,
        summary: "\u6309\u5E74\u4EFD\u7684\u65F6\u95F4\u8F74\uFF0C\u6BCF\u9875\u6309\u6587\u7AE0\u6570",
        querystring: Type2.Object(Paging),
        response: answers(page(Year), [400])
      }
    },
    (request, reply) => cache.send(request, reply, () => timeline(store2, request.query))
  );
  routes.get(
    "/article/:id",
    {
      schema: {
        tags: TAGS,
        summary: "\u4E00\u7BC7\u6587\u7AE0",
        params: IdParams,
        response: answers(FullArticle, [400, 404])
      }
    },
    (request, reply) => cache.send(request, reply, async () => {
      const article = found(await readArticle(store2, request.params.id), NO_ARTICLE);
      const { html, headings } = await renderArticle(article);
      return {
        ...article.summary,
        article_content: article.markdown,
        article_html: html,
        headings
      };
    })
  );
  routes.get(
    "/article/:id/recommend",
    {
      schema: {
        tags: TAGS,
        summary: "\u4E0A\u4E00\u7BC7\u3001\u4E0B\u4E00\u7BC7\u4E0E\u76F8\u5173\u6587\u7AE0",
        params: IdParams,
        response: answers(Recommended, [400, 404])
      }
    },
    (request, reply) => cache.send(
      request,
      reply,
      async () => found(await recommend(store2, request.params.id), NO_ARTICLE)
    )
  );
}
function sortKeys(text) {
  const sort = parseSort(text || DEFAULT_SORT);
  if ("keys" in sort) return sort.keys;
  throw new ApiError(
    400,
    `\u53C2\u6570 sort \u4E0D\u80FD\u6309\u201C${sort.unknown}\u201D\u6392\u5E8F\uFF0C\u53EF\u7528\u7684\u5B57\u6BB5\u6709 ${SORT_FIELDS.join("\u3001")}`
  );
}

// server/routes/articleVisits.ts
import { Type as Type3 } from "typebox";
var TAGS2 = ["\u6587\u7AE0"];
var LONGEST_VISIT = 86400;
function registerArticleVisits(app2, { store: store2 }) {
  const routes = app2.withTypeProvider();
  const mustExist = async (id) => {
    if (!await articleExists(store2, id)) throw new ApiError(404, NO_ARTICLE);
  };
  routes.put(
    "/article/:id/view",
    {
      schema: {
        tags: TAGS2,
        summary: "\u8BB0\u4E00\u6B21\u9605\u8BFB",
        params: IdParams,
        response: answers(Type3.Null(), [400, 404])
      }
    },
    async ({ params: { id } }) => {
      await mustExist(id);
      store2.visits.countArticleView(id);
      return DONE;
    }
  );
  routes.put(
    "/article/:id/duration/:seconds",
    {
      schema: {
        tags: TAGS2,
        summary: "\u8BB0\u4E0B\u8BFB\u4E86\u591A\u5C11\u79D2",
        params: Type3.Object({
          ...IdParams.properties,
          seconds: Type3.Integer({ minimum: 0, maximum: LONGEST_VISIT, description: "\u79D2\u6570" })
        }),
        response: answers(Type3.Null(), [400, 404])
      }
    },
    async ({ params: { id, seconds } }) => {
      await mustExist(id);
      store2.visits.addReadingTime(id, seconds);
      return DONE;
    }
  );
}

// server/store/queries/counted.ts
function listCounted({ db }, kind) {
  return db.selectFrom(db.selectFrom(kind).select(["id", "name"]).as("named")).innerJoin(filings(db, kind).as("filing"), "filing.named_id", "named.id").select(["named.id", "named.name"]).select(({ fn }) => fn.countAll().as("articleCount")).groupBy(["named.id", "named.name"]).orderBy("articleCount", "desc").orderBy("named.id").execute();
}
async function readCounted({ db }, kind, id) {
  const named = await db.selectFrom(kind).select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  if (named === void 0) return void 0;
  const { articleCount } = await db.selectFrom(filings(db, kind).as("filing")).select(({ fn }) => fn.countAll().as("articleCount")).where("named_id", "=", id).executeTakeFirstOrThrow();
  return { ...named, articleCount };
}
function filings(db, kind) {
  return kind === "category" ? db.selectFrom("article").select("category_id as named_id") : db.selectFrom("article_tag").select("tag_id as named_id");
}

// server/routes/counted.ts
function registerCounted(app2, { store: store2, cache }, kind, name) {
  const routes = app2.withTypeProvider();
  routes.get(
    `/${kind}`,
    {
      schema: {
        tags: [name],
        summary: `\u6709\u6587\u7AE0\u7684${name}\uFF0C\u6587\u7AE0\u591A\u7684\u5728\u524D`,
        response: answers(page(Counted))
      }
    },
    (request, reply) => cache.send(request, reply, async () => wholeList(await listCounted(store2, kind)))
  );
  routes.get(
    `/${kind}/:id`,
    {
      schema: {
        tags: [name],
        summary: `\u4E00\u4E2A${name}`,
        params: IdParams,
        response: answers(Counted, [400, 404])
      }
    },
    (request, reply) => cache.send(
      request,
      reply,
      async () => found(await readCounted(store2, kind, request.params.id), `\u6CA1\u6709\u8FD9\u4E2A${name}`)
    )
  );
}

// server/routes/category.ts
function registerCategory(app2, deps) {
  registerCounted(app2, deps, "category", "\u5206\u7C7B");
}

// server/routes/config.ts
import { Type as Type4 } from "typebox";

// server/store/queries/site.ts
var THE_SITE = 1;
async function readConfig({ db }, id) {
  const row = await db.selectFrom("site").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row?.config) return void 0;
  const config = JSON.parse(row.config);
  return { id: row.id, ...config, view_time: row.view_time };
}
async function listHeaders({ db }) {
  const row = await db.selectFrom("site").select("headers").executeTakeFirstOrThrow();
  const headers = JSON.parse(row.headers);
  return headers.map(({ route_name, bg_url }, index) => ({ id: index + 1, route_name, bg_url }));
}
async function readStatistic(store2) {
  const { db } = store2;
  const articles = await db.selectFrom("article").select(({ fn, val }) => [
    fn.countAll().as("articles"),
    fn.count("category_id").distinct().as("categories"),
    fn.coalesce(fn.sum("words"), val(0)).as("words"),
    fn.coalesce(fn.sum("view_times"), val(0)).as("views"),
    fn.max("created_at").as("newest")
  ]).executeTakeFirstOrThrow();
  const { tags } = await db.selectFrom("article_tag").select(({ fn }) => fn.count("tag_id").distinct().as("tags")).executeTakeFirstOrThrow();
  const config = await readConfig(store2, THE_SITE);
  return {
    articles: articles.articles,
    categories: articles.categories,
    tags,
    words: articles.words,
    views: articles.views,
    createdAt: config?.createdAt ?? "",
    updatedAt: articles.newest?.replace(" ", "T") ?? ""
  };
}

// server/routes/config.ts
var TAGS3 = ["\u7AD9\u70B9"];
function registerConfig(app2, { store: store2, cache }) {
  const routes = app2.withTypeProvider();
  routes.get(
    "/config/:id",
    {
      schema: {
        tags: TAGS3,
        summary: "\u7AD9\u70B9\u4FE1\u606F\uFF0C\u7F16\u53F7\u603B\u662F 1",
        params: IdParams,
        response: answers(Config, [400, 404])
      }
    },
    (request, reply) => cache.send(
      request,
      reply,
      async () => found(await readConfig(store2, request.params.id), "\u6CA1\u6709\u8FD9\u4E2A\u7AD9\u70B9\u7684\u4FE1\u606F")
    )
  );
  routes.put(
    "/config/view",
    { schema: { tags: TAGS3, summary: "\u8BB0\u4E00\u6B21\u5168\u7AD9\u8BBF\u95EE", response: answers(Type4.Null()) } },
    async () => {
      store2.visits.countSiteView();
      return DONE;
    }
  );
}

// server/routes/header.ts
function registerHeader(app2, { store: store2, cache }) {
  app2.get(
    "/header",
    { schema: { tags: ["\u7AD9\u70B9"], summary: "\u5404\u9875\u9875\u5934\u7684\u56FE\u7247", response: answers(page(Header)) } },
    (request, reply) => cache.send(request, reply, async () => wholeList(await listHeaders(store2)))
  );
}

// server/routes/statistic.ts
function registerStatistic(app2, { store: store2, cache }) {
  app2.get(
    "/statistic",
    { schema: { tags: ["\u7AD9\u70B9"], summary: "\u7AD9\u70B9\u7684\u5404\u79CD\u6570\u76EE", response: answers(Statistic) } },
    (request, reply) => cache.send(request, reply, () => readStatistic(store2))
  );
}

// server/routes/tag.ts
function registerTag(app2, deps) {
  registerCounted(app2, deps, "tag", "\u6807\u7B7E");
}

// server/routes/index.ts
var RESOURCES = [
  registerConfig,
  registerHeader,
  registerStatistic,
  registerArticleReads,
  registerArticleVisits,
  registerCategory,
  registerTag
];
async function registerApi(app2, { store: store2, renderArticle }) {
  const deps = { store: store2, renderArticle, cache: createAnswerCache(store2) };
  await app2.register(
    async (api) => {
      answerErrors(api);
      api.setNotFoundHandler(apiNotFound);
      api.setSchemaErrorFormatter(schemaError);
      acceptEmptyJson(api);
      for (const register of RESOURCES) register(api, deps);
    },
    { prefix: "/api" }
  );
}
function acceptEmptyJson(api) {
  const parse = api.getDefaultJsonParser("error", "error");
  api.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, void 0);
      else parse(request, body, done);
    }
  );
}

// server/store/dialects.ts
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";

// server/startError.ts
var StartError = class extends Error {
  name = "StartError";
};
function errorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
function errorText(error) {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message.split("\n")[0] || errorCode(error) || error.name;
}

// server/store/statementCache.ts
var KEPT = 100;
var LONGEST = 4e3;
function withStatementCache(database) {
  const kept = /* @__PURE__ */ new Map();
  return {
    prepare(sql8) {
      const statement = kept.get(sql8) ?? database.prepare(sql8);
      kept.delete(sql8);
      if (sql8.length <= LONGEST) kept.set(sql8, statement);
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return statement;
    },
    close() {
      kept.clear();
      database.close();
    }
  };
}

// server/store/dialects.ts
var PATIENCE = 5e3;
var BIGINT = 20;
var NUMERIC = 1700;
function openSqlite(dataDir) {
  const file = join(dataDir, "blog.db");
  try {
    mkdirSync(dataDir, { recursive: true });
    const database = new SqliteDatabase(file, { timeout: PATIENCE });
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = ON");
    database.pragma("cache_size = -4000");
    return new Kysely({
      dialect: new SqliteDialect({ database: withStatementCache(database) })
    });
  } catch (error) {
    throw new StartError(
      `\u6253\u4E0D\u5F00\u6570\u636E\u5E93\u6587\u4EF6\u201C${file}\u201D\uFF1A${errorCode(error) || errorText(error)}\uFF0C\u8BF7\u68C0\u67E5\u73AF\u5883\u53D8\u91CF DATA_DIR \u548C\u6587\u4EF6\u5939\u7684\u6743\u9650\u3002`
    );
  }
}
async function openPostgres(connectionString, onError) {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    types: { getTypeParser: numbersFirst }
  });
  pool.on("error", onError);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartError(
      `\u8FDE\u4E0D\u4E0A\u73AF\u5883\u53D8\u91CF DATABASE_URL \u6240\u6307\u7684 PostgreSQL\uFF1A${errorCode(error) || errorText(error)}\u3002`
    );
  }
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
var numbersFirst = (oid, format) => oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format);

// server/store/migrate.ts
import { Migrator, sql as sql3 } from "kysely";

// server/store/migrations.ts
import { sql as sql2 } from "kysely";
var STEPS = { "0001_articles": createArticles };
function migrationsFor(dialect) {
  return Object.fromEntries(
    Object.entries(STEPS).map(([name, step]) => [
      name,
      { up: (db) => step(db, dialect) }
    ])
  );
}
async function createArticles(db, dialect) {
  const { schema } = db;
  await schema.createTable("state").addColumn("id", "integer", (column) => column.primaryKey()).addColumn("version", "bigint", (column) => column.notNull()).execute();
  await schema.createTable("site").addColumn("id", "integer", (column) => column.primaryKey()).addColumn("config", "text").addColumn("headers", "text", (column) => column.notNull()).addColumn("view_time", "bigint", (column) => column.notNull()).execute();
  await sql2`insert into state (id, version) values (1, 1)`.execute(db);
  await sql2`insert into site (id, headers, view_time) values (1, '[]', 0)`.execute(db);
  for (const table of ["category", "tag"]) {
    await schema.createTable(table).addColumn("id", "integer", (column) => column.primaryKey()).addColumn("name", "text", (column) => column.notNull().unique()).execute();
  }
  await schema.createTable("article").addColumn("id", "integer", (column) => column.primaryKey()).addColumn("path", "text", (column) => column.notNull()).addColumn("hash", "text", (column) => column.notNull()).addColumn("fingerprint", "text", (column) => column.notNull()).addColumn("title", "text", (column) => column.notNull()).addColumn("title_normalized", "text", (column) => column.notNull()).addColumn("cover", "text", (column) => column.notNull()).addColumn("description", "text", (column) => column.notNull()).addColumn("is_top", "integer", (column) => column.notNull()).addColumn("sort_order", "integer", (column) => column.notNull()).addColumn("type", "integer", (column) => column.notNull()).addColumn("origin_url", "text", (column) => column.notNull()).addColumn("category_id", "integer", (column) => column.notNull().references("category.id")).addColumn("author_name", "text", (column) => column.notNull()).addColumn("words", "integer", (column) => column.notNull()).addColumn("created_at", "text", (column) => column.notNull()).addColumn("updated_at", "text", (column) => column.notNull()).addColumn("view_times", "bigint", (column) => column.notNull()).addColumn("thumbs_up_times", "bigint", (column) => column.notNull()).addColumn("reading_duration", "bigint", (column) => column.notNull()).execute();
  await schema.createIndex("article_in_home_order").on("article").columns(["sort_order desc", "is_top", "id desc"]).execute();
  await schema.createIndex("article_by_views").on("article").columns(["view_times", "id"]).execute();
  await schema.createIndex("article_by_date").on("article").columns(["created_at", "id"]).execute();
  await schema.createIndex("article_by_category").on("article").columns(["category_id", "id"]).execute();
  await schema.createTable("article_body").addColumn(
    "article_id",
    "integer",
    (column) => column.primaryKey().references("article.id").onDelete("cascade")
  ).addColumn("markdown", "text", (column) => column.notNull()).addColumn("text", "text", (column) => column.notNull()).execute();
  await schema.createTable("article_tag").addColumn(
    "article_id",
    "integer",
    (column) => column.notNull().references("article.id").onDelete("cascade")
  ).addColumn("tag_id", "integer", (column) => column.notNull().references("tag.id")).addColumn("position", "integer", (column) => column.notNull()).addPrimaryKeyConstraint("article_tag_key", ["article_id", "tag_id"]).execute();
  await schema.createIndex("article_tag_by_tag").on("article_tag").columns(["tag_id", "article_id"]).execute();
  await schema.createTable("article_tombstone").addColumn("id", "integer", (column) => column.primaryKey()).addColumn("path", "text", (column) => column.notNull()).addColumn("hash", "text", (column) => column.notNull()).addColumn("view_times", "bigint", (column) => column.notNull()).addColumn("thumbs_up_times", "bigint", (column) => column.notNull()).addColumn("reading_duration", "bigint", (column) => column.notNull()).execute();
  await createSearchIndex[dialect](db);
}
var createSearchIndex = {
  async sqlite(db) {
    await sql2`
      create virtual table article_search using fts5(
        tokens, content = '', contentless_delete = 1, detail = full, tokenize = 'ascii'
      )`.execute(db);
  },
  async postgres(db) {
    await sql2`
      create table article_search (
        article_id integer primary key references article (id) on delete cascade,
        normalized text not null,
        grams bigint[] not null
      )`.execute(db);
    await sql2`create index article_search_grams on article_search using gin (grams)`.execute(db);
  }
};

// server/store/migrate.ts
async function migrate(db, dialect) {
  if (dialect === "postgres") return migrateToLatest(db, dialect);
  await db.connection().execute(async (connection) => {
    await sql3`begin immediate`.execute(connection);
    try {
      await migrateToLatest(connection, dialect);
      await sql3`commit`.execute(connection);
    } catch (error) {
      await sql3`rollback`.execute(connection);
      throw error;
    }
  });
}
async function migrateToLatest(db, dialect) {
  const migrations = migrationsFor(dialect);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const unknown = (await recordedMigrations(db)).find((name) => !(name in migrations));
  if (unknown !== void 0) {
    throw new StartError(
      `\u6570\u636E\u5E93\u662F\u7531\u66F4\u65B0\u7248\u672C\u7684\u7A0B\u5E8F\u521B\u5EFA\u7684\uFF08\u5176\u4E2D\u7684\u8FC1\u79FB\u201C${unknown}\u201D\u4E0D\u8BA4\u8BC6\uFF09\uFF0C\u8BF7\u5148\u5347\u7EA7\u7A0B\u5E8F\u518D\u542F\u52A8\u3002`
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== void 0) throw error;
}
async function recordedMigrations(db) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql3`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

// server/store/revision.ts
import { sql as sql4 } from "kysely";
var INTERVAL = 1e3;
var THE_ROW = 1;
async function advanceRevision(transaction) {
  const { version } = await transaction.updateTable("state").set({ version: sql4`version + 1` }).where("id", "=", THE_ROW).returning("version").executeTakeFirstOrThrow();
  return version;
}
async function followRevision(db, onError) {
  const read = async () => (await db.selectFrom("state").select("version").where("id", "=", THE_ROW).executeTakeFirstOrThrow()).version;
  let current = await read();
  let looking;
  const accept = (version) => {
    current = Math.max(current, version);
  };
  const timer = setInterval(() => {
    looking ??= read().then(accept, onError).finally(() => {
      looking = void 0;
    });
  }, INTERVAL);
  timer.unref();
  return {
    get current() {
      return current;
    },
    accept,
    async stop() {
      clearInterval(timer);
      await looking;
    }
  };
}

// server/store/search/postgresIndex.ts
import { sql as sql5 } from "kysely";

// server/store/search/grams.ts
var SHIFT = 2 ** 21;
function textGrams(normalized) {
  const grams = /* @__PURE__ */ new Set();
  let previous = SPACE;
  for (const character of normalized) {
    const code = character.codePointAt(0) ?? SPACE;
    if (code !== SPACE) {
      grams.add(code);
      if (previous !== SPACE) grams.add(previous * SHIFT + code);
    }
    previous = code;
  }
  return [...grams];
}
function wordGrams(word) {
  const grams = textGrams(word);
  const pairs = grams.filter((gram) => gram >= SHIFT);
  return pairs.length > 0 ? pairs : grams;
}
var SPACE = 32;

// server/store/search/postgresIndex.ts
var BATCH = 50;
var GRAM = 2;
var postgresIndex = {
  async add(transaction, documents) {
    for (let start = 0; start < documents.length; start += BATCH) {
      const rows = documents.slice(start, start + BATCH).map(({ id, title, text }) => {
        const normalized = normalize(`${title}
${text}`);
        return sql5`(${id}::integer, ${normalized}, ${bigints(textGrams(normalized))}::bigint[])`;
      });
      await sql5`insert into article_search (article_id, normalized, grams)
        values ${sql5.join(rows)}`.execute(transaction);
    }
  },
  async remove(transaction, ids) {
    await sql5`delete from article_search where article_id = any(${[...ids]}::integer[])`.execute(
      transaction
    );
  },
  matches(words) {
    const grams = bigints([...new Set(words.flatMap(wordGrams))]);
    const conditions = words.filter((word) => [...word].length > GRAM).map((word) => sql5` and strpos(normalized, ${word}) > 0`);
    return sql5`article.id in (
      select article_id from article_search
      where grams @> ${grams}::bigint[]${sql5.join(conditions, sql5``)}
    )`;
  },
  titleHolds: (word) => sql5`strpos(article.title_normalized, ${word}) > 0`
};
function bigints(values) {
  return `{${values.join(",")}}`;
}

// server/store/search/sqliteIndex.ts
import { sql as sql6 } from "kysely";

// server/store/search/tokens.ts
var FIRST_CJK = 11904;
var SIGNS = 57344;
var LAST_SIGN = SIGNS + 127;
function textTokens(normalized) {
  const tokens = [];
  let waiting = "";
  for (const character of normalized) {
    if (isCjk(character)) {
      if (waiting) tokens.push(waiting);
      tokens.push(character);
      waiting = "";
    } else {
      const letter = indexable(character);
      if (waiting) tokens.push(waiting + letter);
      waiting = letter;
    }
  }
  if (waiting) tokens.push(waiting);
  return tokens;
}
function phrase(word) {
  const tokens = textTokens(word);
  const [last = "", beforeLast = ""] = Array.from(word).reverse();
  if (isCjk(last)) return `"${tokens.join(" ")}"`;
  if (beforeLast && !isCjk(beforeLast)) return `"${tokens.slice(0, -1).join(" ")}"`;
  return `"${tokens.join(" ")}" *`;
}
function isCjk(character) {
  const code = character.codePointAt(0) ?? 0;
  return code >= FIRST_CJK && (code < SIGNS || code > LAST_SIGN);
}
function indexable(character) {
  const code = character.charCodeAt(0);
  const kept = code > 127 || code >= 97 && code <= 122 || code >= 48 && code <= 57;
  return kept ? character : String.fromCharCode(SIGNS + code);
}

// server/store/search/sqliteIndex.ts
var sqliteIndex = {
  async add(transaction, documents) {
    for (const { id, title, text } of documents) {
      const tokens = textTokens(normalize(`${title}
${text}`)).join(" ");
      await sql6`insert into article_search (rowid, tokens) values (${id}, ${tokens})`.execute(
        transaction
      );
    }
  },
  async remove(transaction, ids) {
    for (const id of ids) {
      await sql6`delete from article_search where rowid = ${id}`.execute(transaction);
    }
  },
  matches(words) {
    const query = words.map(phrase).join(" AND ");
    return sql6`article.id in (select rowid from article_search where article_search match ${query})`;
  },
  titleHolds: (word) => sql6`instr(article.title_normalized, ${word}) > 0`
};

// server/store/visits.ts
import { sql as sql7 } from "kysely";
var DELAY = 1e3;
function noCounts() {
  return { site: 0, articles: /* @__PURE__ */ new Map() };
}
function gatherVisits(db, revision, onError) {
  let waiting = noCounts();
  let timer;
  let writing = Promise.resolve();
  let closed = false;
  const add = (site, id, views = 0, seconds = 0) => {
    waiting.site += site;
    if (id !== void 0) {
      const counts = waiting.articles.get(id) ?? { views: 0, seconds: 0 };
      counts.views += views;
      counts.seconds += seconds;
      waiting.articles.set(id, counts);
    }
    if (timer !== void 0 || closed) return;
    timer = setTimeout(flush, DELAY);
    timer.unref();
  };
  const write = async () => {
    const counts = waiting;
    waiting = noCounts();
    if (counts.site === 0 && counts.articles.size === 0) return;
    try {
      revision.accept(await db.transaction().execute((trx) => writeCounts(trx, counts)));
    } catch (error) {
      onError(error);
      add(counts.site);
      for (const [id, { views, seconds }] of counts.articles) add(0, id, views, seconds);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = void 0;
    writing = writing.then(write);
    return writing;
  };
  return {
    countSiteView: () => add(1),
    countArticleView: (id) => add(0, id, 1),
    addReadingTime: (id, seconds) => add(0, id, 0, seconds),
    flush,
    close() {
      closed = true;
      return flush();
    }
  };
}
async function writeCounts(trx, { site, articles }) {
  const version = await advanceRevision(trx);
  if (site > 0) {
    await trx.updateTable("site").set({ view_time: sql7`view_time + ${site}` }).execute();
  }
  for (const [id, { views, seconds }] of articles) {
    const added = {
      view_times: sql7`view_times + ${views}`,
      reading_duration: sql7`reading_duration + ${seconds}`
    };
    const { numUpdatedRows } = await trx.updateTable("article").set(added).where("id", "=", id).executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await trx.updateTable("article_tombstone").set(added).where("id", "=", id).execute();
    }
  }
  return version;
}

// server/store/store.ts
async function openStore({
  dataDir,
  databaseUrl,
  onError = () => {
  }
}) {
  const dialect = databaseUrl === void 0 ? "sqlite" : "postgres";
  const db = databaseUrl === void 0 ? openSqlite(dataDir) : await openPostgres(databaseUrl, onError);
  try {
    await migrate(db, dialect);
    const revision = await followRevision(db, onError);
    const visits = gatherVisits(db, revision, onError);
    return {
      db,
      dialect,
      revision,
      visits,
      search: dialect === "sqlite" ? sqliteIndex : postgresIndex,
      get version() {
        return revision.current;
      },
      async close() {
        await revision.stop();
        await visits.close();
        await db.destroy();
      }
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

// tests/bench/zz2.ts
import { readFileSync } from "node:fs";
var rss = (l) => console.log(l, (process.memoryUsage().rss / 1e6).toFixed(0), "heap", (process.memoryUsage().heapUsed / 1e6).toFixed(0), "/", (process.memoryUsage().heapTotal / 1e6).toFixed(0), "ext", (process.memoryUsage().external / 1e6).toFixed(0));
rss("start");
var store = await openStore({ dataDir: process.argv[2] });
var app = fastify();
await registerApi(app, { store, renderArticle: async () => ({ html: "", headings: [] }) });
await app.ready();
rss("ready");
var qs = readFileSync("/tmp/store-exp/queries.txt", "utf8").split("\n");
var cpu = [];
for (const [i, q] of qs.entries()) {
  const c = process.cpuUsage();
  const r = await app.inject(`/api/article?sort=-view_times&size=8&content=${encodeURIComponent(q)}`);
  const d = process.cpuUsage(c);
  cpu.push([(d.user + d.system) / 1e3, q, r.json().result.total]);
  if (i % 250 === 0) rss("q" + i);
}
cpu.sort((a, b) => a[0] - b[0]);
console.log("cpu ms p50", cpu[cpu.length >> 1], "p95", cpu[Math.floor(cpu.length * 0.95)], "max", cpu.at(-1), "mean", cpu.reduce((s, x) => s + x[0], 0) / cpu.length);
rss("end");
await app.close();
await store.close();
