/** Names a field goes by in Hexo and its themes; the first one found in a file counts. */
export const FIELD_NAMES = {
  id: ['id'],
  title: ['title'],
  date: ['date', 'created', 'created_at', 'createdat', 'publishdate', 'pubdate'],
  updated: ['updated', 'updated_at', 'updatedat', 'lastmod', 'modified'],
  description: ['description', 'excerpt', 'summary', 'desc'],
  cover: ['cover', 'thumbnail', 'banner', 'index_img', 'top_img', 'banner_img'],
  categories: ['categories', 'category'],
  tags: ['tags', 'tag'],
  top: ['top', 'sticky', 'pinned', 'is_top'],
  order: ['order', 'weight'],
  type: ['type'],
  originUrl: ['origin_url', 'originurl', 'source_url', 'origin'],
  author: ['author'],
  draft: ['draft'],
  published: ['published'],
} as const satisfies Record<string, readonly string[]>;

export type FieldName = keyof typeof FIELD_NAMES;

/** Every name above, lower case. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());
