import type { SiteLinks } from '#src/services/api/types.ts';
import { decodeFile } from './decode.ts';
import { readFields } from './fields.ts';
import { isSiteAddress, SiteFields } from './siteFields.ts';
import type { ContentProblem, SiteContent } from './types.ts';
import type { Field, LineProblem } from './yamlFields.ts';

/** Name of the file below the content folder. */
export const SITE_FILE = 'site.yml';

const FIELDS: ReadonlySet<string> = new Set([
  'blog_name',
  'owner_name',
  'tagline',
  'avatar',
  'avatar_bg',
  'personal_say',
  'notice',
  'typed_lines',
  'links',
  'qr',
  'copyright',
  'icp',
  'admin_url',
  'description',
  'keywords',
  'created',
  'headers',
]);

const LINKS = ['github', 'qq', 'wechat', 'bilibili', 'mail'] as const;

function isLinkName(key: string): key is (typeof LINKS)[number] {
  return LINKS.some((name) => name === key);
}

interface SiteReading {
  /** `createdAt` is empty where the file gives no day. */
  site: SiteContent;
  problems: ContentProblem[];
}

function collect(text: string): { fields: Map<string, Field>; problems: LineProblem[] } {
  const { entries, unreadable, doubtful = [] } = readFields(text, 1, FIELDS);
  const problems = [...unreadable, ...doubtful];
  const fields = new Map<string, Field>();
  for (const { key, value, line } of entries) {
    const name = key.toLowerCase();
    if (!FIELDS.has(name)) problems.push({ line, reason: `没有叫做 ${key} 的字段` });
    if (fields.has(name)) problems.push({ line, reason: `字段 ${key} 写了不止一次` });
    if (value.kind !== 'nothing') fields.set(name, value);
  }
  return { fields, problems };
}

function readLinks(reader: SiteFields): SiteLinks {
  const links: SiteLinks = {};
  for (const { key, text, line } of reader.pairs('links')) {
    if (isLinkName(key)) links[key] = text;
    else reader.problems.push({ line, reason: `links 里只能有 ${LINKS.join('、')}` });
  }
  return links;
}

function readAddresses(reader: SiteFields, name: string): { key: string; text: string }[] {
  return reader.pairs(name).filter(({ key, text, line }) => {
    const fits = isSiteAddress(text);
    if (!fits) {
      const reason = `${name} 里 ${key} 的“${text}”应是以 / 或 https:// 开头的地址`;
      reader.problems.push({ line, reason });
    }
    return fits;
  });
}

/**
 * Reads and checks content/site.yml. Every field has a default; a wrong one is told with its line.
 * @param bytes undefined where the file does not exist
 */
export function readSite(bytes: Uint8Array | undefined): SiteReading {
  const decoded = bytes ? decodeFile(bytes) : { reason: '没有这个文件，先用默认的站点信息' };
  const { fields, problems } =
    'text' in decoded
      ? collect(decoded.text.replace(/\r\n?/g, '\n'))
      : { fields: new Map<string, Field>(), problems: [{ ...decoded, line: decoded.line ?? 1 }] };
  const reader = new SiteFields(fields);
  const blogName = reader.text('blog_name', '我的博客');
  const site: SiteContent = {
    config: {
      blog_name: blogName,
      owner_name: reader.text('owner_name', blogName),
      tagline: reader.text('tagline', '记录生活，分享此刻'),
      blog_avatar: reader.address('avatar', '/pictures/tx/1.jpg'),
      avatar_bg: reader.address('avatar_bg', '/pictures/bg/6.jpg'),
      personal_say: reader.text('personal_say', ''),
      blog_notice: reader.text('notice', ''),
      typed_lines: reader.lines('typed_lines', []),
      links: readLinks(reader),
      qr: readAddresses(reader, 'qr').map(({ key, text }) => ({ name: key, url: text })),
      copyright: reader.text('copyright', ''),
      icp: reader.text('icp', ''),
      admin_url: reader.address('admin_url', ''),
      description: reader.text('description', '一个年轻人的博客，分享技术、生活与心情'),
      keywords: reader.lines('keywords', ['博客', '技术', 'go', 'vue']).join(','),
      createdAt: reader.firstMoment('created'),
    },
    headers: readAddresses(reader, 'headers').map(({ key, text }) => ({
      route_name: key,
      bg_url: text,
    })),
  };
  const all = [...problems, ...reader.problems].sort((a, b) => a.line - b.line);
  return {
    site,
    problems: all.map(({ line, reason }) => ({ level: 'warning', path: SITE_FILE, line, reason })),
  };
}
