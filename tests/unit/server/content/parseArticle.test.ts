import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArticleReading, parseArticle } from '#server/content/parseArticle.ts';

const MODIFIED = Date.UTC(2024, 4, 2, 20, 30, 0);

function parse(text: string, path = '2024/a-file.md'): ArticleReading {
  return parseArticle({ path, bytes: Buffer.from(text), modifiedAt: MODIFIED });
}

const withFields = (fields: string): ArticleReading =>
  parse(`---\ntitle: 题\n${fields}\n---\n正文`);

describe('a whole article', () => {
  it('has every field', () => {
    const reading = parse(
      '---\nid: 6\ntitle: 为什么: 是 []\ndate: 2024-05-03T23:59:59Z\nupdated: 2024/6/1 8:05\ncategories: [技术, 前端]\ntags: [Go, 2024]\ncover: ../../pictures/bg/3.jpg\ndescription: 说明\ntop: true\norder: 7\ntype: 翻译\norigin_url: https://a.com/x\nauthor: 别人\n---\n\n正文**一**。\n',
    );
    expect(reading).toEqual({
      problems: [],
      article: {
        path: '2024/a-file.md',
        id: 6,
        title: '为什么: 是 []',
        createdAt: '2024-05-03 23:59:59',
        updatedAt: '2024-06-01 08:05:00',
        description: '说明',
        cover: '/pictures/bg/3.jpg',
        categories: ['技术', '前端'],
        tags: ['Go', '2024'],
        top: true,
        order: 7,
        type: 3,
        originUrl: 'https://a.com/x',
        author: '别人',
        markdown: '\n正文**一**。\n',
        text: '正文一。',
        words: 3,
        hash: '500d7d76e609e72cb32fbf123ce70a382e37110e9ae3640871a1bef3cc6fb91c',
      },
    });
  });

  it('needs none', () => {
    expect(parse('只有正文。').article).toEqual({
      path: '2024/a-file.md',
      id: undefined,
      title: 'a-file',
      createdAt: '2024-05-03 04:30:00',
      updatedAt: '2024-05-03 04:30:00',
      description: '只有正文。',
      cover: '',
      categories: ['未分类'],
      tags: [],
      top: false,
      order: 0,
      type: 1,
      originUrl: '',
      author: '',
      markdown: '只有正文。',
      text: '只有正文。',
      words: 4,
      hash: '11bd61e3bfcd62025680a17c72c314ce341cbd345f1468354c9020e867321255',
    });
  });
});

describe('the title', () => {
  it.each([
    ['# 标题 #\n\n正文', '标题', '\n正文'],
    ['标题\n===\n正文', '标题', '正文'],
    ['正文\n\n## **小**标题', '小标题', '正文\n\n## **小**标题'],
    ['```\n# 不是标题\n```\n\n# 是', '是', '```\n# 不是标题\n```\n\n# 是'],
    ['---\ntitle: 题\n---\n# 题\n\n正文', '题', '\n正文'],
    ['---\ntitle: 题\n---\n# 别的\n\n正文', '题', '# 别的\n\n正文'],
    ['没有标题', 'a-file', '没有标题'],
  ])('of %s', (text, title, markdown) => {
    const { article } = parse(text);
    expect([article?.title, article?.markdown]).toEqual([title, markdown]);
  });

  it('and the date can come from the name of the file', () => {
    const { article } = parse('正文', 'source/_posts/2023-02-01-你好 世界.md');
    expect([article?.title, article?.createdAt]).toEqual(['你好 世界', '2023-02-01 00:00:00']);
  });
});

describe('fields', () => {
  it.each([
    [
      'categories: [[技术, 前端], [生活, 日记]]\ntags: 甲',
      { categories: ['技术', '前端'], tags: ['甲', '日记'] },
    ],
    ['category: 技术\ntag: 甲', { categories: ['技术'], tags: ['甲'] }],
    ['top: 5', { top: true, order: 5 }],
    ['sticky: 100', { top: true, order: 100 }],
    ['top: 0', { top: false, order: 0 }],
    ['top: false', { top: false, order: 0 }],
    ['top: 1', { top: true, order: 0 }],
    ['order: -3', { top: false, order: -3 }],
    ['type: 转载', { type: 2 }],
    ['type: reprint', { type: 2 }],
    ['type: 3', { type: 3 }],
    ['origin_url: https://a.com', { type: 2, originUrl: 'https://a.com' }],
    ['type: 原创\norigin_url: https://a.com', { type: 1 }],
    ['author: {name: 小明, link: /x}', { author: '小明' }],
    ['cover: https://a.com/a.jpg', { cover: 'https://a.com/a.jpg' }],
    ['cover: a.jpg', { cover: '/articles/2024/a.jpg' }],
    ['cover: false', { cover: '' }],
    ['cover: javascript:alert(1)', { cover: '' }],
    ['thumbnail: /a.jpg', { cover: '/a.jpg' }],
    ['date: 2024-05-03\nupdated: 2024-05-01', { updatedAt: '2024-05-03 00:00:00' }],
    ['date: 2024-05-03\nlastmod: 2024-05-09', { updatedAt: '2024-05-09 00:00:00' }],
    ['date: 1714708800', { createdAt: '2024-05-03 12:00:00' }],
    ['date:', { createdAt: '2024-05-03 04:30:00' }],
    ['layout: post\ncomments: true\nmathjax: true', { title: '题' }],
  ])('%s', (fields, expected) => {
    const { article, problems } = withFields(fields);
    expect(article).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  it.each(['draft: true', 'published: false', 'published: no', 'draft: 是'])(
    '%s keeps the file off the site',
    (fields) => {
      expect(withFields(fields)).toEqual({ article: undefined, problems: [] });
    },
  );
});

describe('the description', () => {
  it.each([
    ['上**文**\n\n<!-- more -->\n\n下文', '上文'],
    ['# 甲\n\n```\n代码\n```\n\n| a |\n|---|\n\n![图](/a.jpg)\n\n正文。', '正文。'],
    [`${'长'.repeat(300)}`, `${'长'.repeat(119)}…`],
    [`${'😀'.repeat(100)}`, `${'😀'.repeat(59)}…`],
    ['```\n只有代码\n```', '只有代码'],
  ])('of %s', (markdown, expected) => {
    expect(parse(markdown).article?.description).toBe(expected);
  });
});

describe('what is wrong', () => {
  it.each([
    [
      '---\ntitle: x\ndate: 2024-13-45\n---\n正文',
      3,
      '日期“2024-13-45”不是有效的日期，应写成 2024-05-03 12:00',
    ],
    [
      '---\ntitle: x\ndate: {{ date }}\n---\n正文',
      3,
      '日期“{{ date }}”不是有效的日期，应写成 2024-05-03 12:00',
    ],
    [
      '---\ntitle: x\nupdated: 昨天\n---\n正文',
      3,
      '更新日期“昨天”不是有效的日期，应写成 2024-05-03 12:00',
    ],
    ['---\nid: 0\n---\n正文', 2, '编号 id“0”不是 1 到 999999999 的整数'],
    ['---\nid: 1.5\n---\n正文', 2, '编号 id“1.5”不是 1 到 999999999 的整数'],
    ['---\nid: abc\n---\n正文', 2, '编号 id“abc”不是 1 到 999999999 的整数'],
    ['---\ntitle: x\n---\n \n', 4, '文章没有正文'],
    ['', 1, '文章没有正文'],
    ['---\ntitle: x\n看不懂\n---\n正文', 3, '文件开头的字段读不懂：这一行看不懂，应该是“字段: 值”'],
    ['---\ntitle: x\n\n正文', 1, '文件开头的字段读不懂：开头的 --- 没有另一行 --- 来结束'],
    ['正文\0', undefined, '文件里有二进制内容，不是文本文件'],
  ])('is told with its line, and the file skipped: %j', (text, line, reason) => {
    expect(parse(text)).toEqual({
      problems: [{ level: 'error', path: '2024/a-file.md', line, reason }],
    });
  });

  it('is told of a quote that does not end, also where something else keeps the file out', () => {
    expect(parse('---\ntitle: "a\ndate: [x\n---\n正文').problems).toEqual([
      {
        level: 'warning',
        path: '2024/a-file.md',
        line: 2,
        reason: '字段 title 少了另一半引号 "，先照写的样子用',
      },
      {
        level: 'error',
        path: '2024/a-file.md',
        line: 3,
        reason: '日期“[x”不是有效的日期，应写成 2024-05-03 12:00',
      },
    ]);
    const reading = parse('---\ntitle: "a\ndate: 2024-05-03\n---\n正文');
    expect([reading.article?.title, reading.problems.map(({ line }) => line)]).toEqual(['"a', [2]]);
  });

  it.each([`title: "说"你好""`, `title: 'it's'`, 'title: "两\n  行": 后'])(
    'is not told of quotes that end: %j',
    (fields) => {
      expect(parse(`---\n${fields}\n---\n正文`).problems).toEqual([]);
    },
  );

  it('is told of a file that is not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('---\ntitle: x\n---\n'), Buffer.from([0xc4, 0xe3])]);
    expect(parseArticle({ path: 'a.md', bytes, modifiedAt: MODIFIED }).problems).toEqual([
      {
        level: 'error',
        path: 'a.md',
        line: 4,
        reason: '文件不是 UTF-8 编码，请用编辑器“另存为 UTF-8”',
      },
    ]);
  });

  it('is told of a file of more than 2 MB', () => {
    expect(parse('长'.repeat(700_000)).problems).toEqual([
      { level: 'error', path: '2024/a-file.md', line: undefined, reason: '文件超过 2 MB' },
    ]);
  });

  it.each([
    ['title: 二', 3, '字段 title 写了不止一次，以最后一次为准'],
    ['type: 转栽', 3, '类型 type“转栽”应是 原创、转载 或 翻译'],
    ['origin_url: a.com', 3, '原文地址“a.com”应以 http:// 或 https:// 开头'],
    ['top: 很', 3, '置顶“很”应是 true、false 或一个数字'],
    ['order: 1.5', 3, '排序 order“1.5”不是整数'],
  ])('is a warning where the article can be shown: %s', (fields, line, reason) => {
    const { article, problems } = withFields(fields);
    expect(article?.type).toBe(1);
    expect(problems).toEqual([{ level: 'warning', path: '2024/a-file.md', line, reason }]);
  });

  it('takes a byte order mark for nothing', () => {
    expect(parse('\ufeff---\ntitle: 题\n---\n正文').article?.title).toBe('题');
  });
});

it('any bytes give an article or a problem, never an exception', () => {
  const head = fc.constantFrom('---\n', ';;;\n', '', '---\ntitle: ', '---\ndate: ');
  fc.assert(
    fc.property(head, fc.string({ unit: 'binary', maxLength: 200 }), (start, rest) => {
      const { article, problems } = parse(start + rest);
      expect(article !== undefined || problems.length === 1 || /draft|published/.test(rest)).toBe(
        true,
      );
      expect(article?.createdAt ?? '2000-01-01 00:00:00').toMatch(
        /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
      );
      expect(article?.title ?? 'x').not.toBe('');
    }),
    { numRuns: 300 },
  );
});
