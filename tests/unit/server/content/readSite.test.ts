import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSite } from '#server/content/readSite.ts';

const read = (text: string): ReturnType<typeof readSite> => readSite(Buffer.from(text));

describe('readSite', () => {
  it('reads every field', () => {
    const { site, problems } = read(
      [
        'blog_name: 山间: 小记',
        'owner_name: 山间',
        'tagline: 标语',
        'description: 说明',
        'keywords: [blog, go]',
        'created: 2020-05-03',
        'avatar: /a.jpg',
        'avatar_bg: https://a.com/b.jpg',
        'personal_say: "写: 日子"',
        'notice: 公告',
        'typed_lines:',
        '  - 一: 二',
        '  - 三',
        'links:',
        '  mail: a@b.com',
        'qr:',
        '  微信: /qr.png',
        'copyright: 2020-2024',
        'icp: 京ICP备1号-1',
        'admin_url: https://a.com/admin',
        'headers:',
        '  home: /h.jpg',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(site).toEqual({
      config: {
        blog_name: '山间: 小记',
        owner_name: '山间',
        tagline: '标语',
        blog_avatar: '/a.jpg',
        avatar_bg: 'https://a.com/b.jpg',
        personal_say: '写: 日子',
        blog_notice: '公告',
        typed_lines: ['一: 二', '三'],
        links: { mail: 'a@b.com' },
        qr: [{ name: '微信', url: '/qr.png' }],
        copyright: '2020-2024',
        icp: '京ICP备1号-1',
        admin_url: 'https://a.com/admin',
        description: '说明',
        keywords: 'blog,go',
        createdAt: '2020-05-03T00:00:00+08:00',
      },
      headers: [{ route_name: 'home', bg_url: '/h.jpg' }],
    });
  });

  it.each([
    ['blog_name: [a]', 1, 'blog_name 应是一行文字'],
    ['\ntyped_lines:\n  a: b', 3, 'typed_lines 应是一行一项、以 - 开头的列表'],
    ['links: 没有', 1, 'links 应是下面缩进两格的“名称: 值”'],
    ['qr:\n  微信: qr.png', 2, 'qr 里 微信 的“qr.png”应是以 / 或 https:// 开头的地址'],
    ['tagline: 甲\ncreated: 去年', 2, 'created“去年”不是有效的日期'],
    ['icp: 甲\nicp: 乙', 2, '字段 icp 写了不止一次'],
    ['icp: "甲\ntagline: 乙', 1, '字段 icp 少了另一半引号 "，先照写的样子用'],
    ['icp: 甲\n看不懂', 2, '这一行看不懂，应该是“字段: 值”'],
    [
      'avatar: javascript:alert(1)',
      1,
      'avatar“javascript:alert(1)”应是以 / 或 https:// 开头的地址',
    ],
    ['avatar: //evil.com/a.jpg', 1, 'avatar“//evil.com/a.jpg”应是以 / 或 https:// 开头的地址'],
  ])('tells what is wrong with its line: %j', (text, line, reason) => {
    expect(read(text).problems).toEqual([{ level: 'warning', path: 'site.yml', line, reason }]);
  });

  it('never throws', () => {
    const part = fc.constantFrom(
      'blog_name',
      'links',
      'headers',
      ':',
      ' ',
      '\n',
      '  ',
      '- ',
      '[',
      '{',
      '"',
      '&a',
      '*a',
      '中',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        expect(read(parts.join('')).site.config.blog_name).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
