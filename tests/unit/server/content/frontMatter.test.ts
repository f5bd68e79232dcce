import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldList,
  fieldPaths,
  fieldText,
  fieldTruth,
  readFrontMatter,
} from '#server/content/frontMatter.ts';

const titleOf = (line: string): string =>
  fieldText(readFrontMatter(`---\n${line}\ndate: 2024-05-03\n---\n正文`).get('title'));
const tagsOf = (lines: string): string[] =>
  fieldList(readFrontMatter(`---\ntitle: x\n${lines}\n---\n正文`).get('tags'));
const pathsOf = (lines: string): string[][] =>
  fieldPaths(readFrontMatter(`---\ntitle: x\n${lines}\n---\n正文`).get('categories'));

describe('the fences', () => {
  it('reads what stands between two lines of dashes', () => {
    const matter = readFrontMatter('---\ntitle: 你好\n---\n\n正文\n');
    expect(fieldText(matter.get('title'))).toBe('你好');
    expect(matter.markdown).toBe('\n正文\n');
    expect(matter.markdownLine).toBe(4);
    expect(matter.error).toBeUndefined();
  });

  it('reads the old form without an opening line', () => {
    const matter = readFrontMatter('title: 你好\ntags:\n- 甲\n- 乙\n---\n正文');
    expect(fieldText(matter.get('title'))).toBe('你好');
    expect(fieldList(matter.get('tags'))).toEqual(['甲', '乙']);
    expect(matter.markdown).toBe('正文');
  });

  it('takes an underlined heading and a rule for text, not for front matter', () => {
    for (const text of [
      '标题\n---\n正文',
      'note: 这不是字段\n---\n正文',
      '---\n一段话\n\n---\n正文',
    ]) {
      const matter = readFrontMatter(text);
      expect([matter.markdown, matter.error]).toEqual([text, undefined]);
    }
  });

  it('reads JSON between semicolons, with and without the opening line', () => {
    const json = '"title": "你好: 世界",\n"tags": ["甲", "1.0"],\n"date": "2024-05-03"';
    for (const text of [`;;;\n${json}\n;;;\n正文`, `${json}\n;;;\n正文`]) {
      const matter = readFrontMatter(text);
      expect(fieldText(matter.get('title'))).toBe('你好: 世界');
      expect(fieldList(matter.get('tags'))).toEqual(['甲', '1.0']);
      expect(fieldText(matter.get('date'))).toBe('2024-05-03');
      expect(matter.markdown).toBe('正文');
    }
  });

  it('names the line of broken JSON', () => {
    const matter = readFrontMatter(';;;\n"title": "x",\n"tags": ["a"\n;;;\n正文');
    expect(matter.error).toEqual({
      line: 4,
      reason: '这附近的 JSON 写法不对，看看引号、逗号和括号',
    });
  });

  it('lives with a byte order mark decoded away, Windows line ends and blank lines above', () => {
    const matter = readFrontMatter(
      '\r\n\r\n---\r\ntitle: 你好\r\ntags:\r\n  - 甲\r\n---\r\n正文\r\n',
    );
    expect(fieldText(matter.get('title'))).toBe('你好');
    expect(fieldList(matter.get('tags'))).toEqual(['甲']);
    expect(matter.markdown).toBe('正文\n');
    expect(matter.markdownLine).toBe(8);
  });

  it('says so when the closing line is missing', () => {
    expect(readFrontMatter('---\ntitle: 你好\n\n正文').error).toEqual({
      line: 1,
      reason: '开头的 --- 没有另一行 --- 来结束',
    });
  });

  it('says so when the front matter is TOML', () => {
    expect(readFrontMatter('+++\ntitle = "x"\n+++\n正文').error).toEqual({
      line: 1,
      reason: '开头的 +++ 是 TOML，请改成两行 --- 之间的“字段: 值”',
    });
  });

  it('leaves a file without front matter alone', () => {
    expect(readFrontMatter('# 标题\n\n正文').markdown).toBe('# 标题\n\n正文');
    expect(readFrontMatter('').markdown).toBe('');
  });

  it('takes an empty front matter', () => {
    const matter = readFrontMatter('---\n---\n正文');
    expect([matter.markdown, matter.error]).toEqual(['正文', undefined]);
  });
});

describe('titles that YAML chokes on', () => {
  it.each([
    ['title: 为什么: 是 [x] 而不是 {y}', '为什么: 是 [x] 而不是 {y}'],
    ['title: @user', '@user'],
    ['title: "半个引号', '"半个引号'],
    ['title: 50% off: now', '50% off: now'],
    ['title: # 不是注释', '# 不是注释'],
    ['title: * 星号', '* 星号'],
    ['title: *星号', '*星号'],
    ['title: &and 与', '&and 与'],
    ['title: !important 重要', '!important 重要'],
    ['title: `code` 与 Go', '`code` 与 Go'],
    ['title: %d 个问题', '%d 个问题'],
    ['title: [转载] 好文', '[转载] 好文'],
    ['title: [转载]', '[转载]'],
    ['title: {{ title }}', '{{ title }}'],
    ['title: {y}', '{y}'],
    ['title: > 0', '> 0'],
    ['title: | 竖线', '| 竖线'],
    ['title: - 减号', '- 减号'],
    ["title: 'it's'", "it's"],
    ['title: "说"你好""', '说"你好"'],
    ['title: ? 问号', '? 问号'],
    ['title：全角冒号', '全角冒号'],
    ['title:没有空格', '没有空格'],
    ['title:\t制表符', '制表符'],
    ['Title: 大写', '大写'],
    ['title: "引号: 冒号"', '引号: 冒号'],
    ['title: null 与 undefined', 'null 与 undefined'],
    ['title: 2024', '2024'],
    ['title: 1.0', '1.0'],
    ['title: yes', 'yes'],
    ['title: 007', '007'],
    ['title: 2024-05-03', '2024-05-03'],
    ['title: C# 与 F#', 'C# 与 F#'],
    ['title: 你好\n  世界', '你好 世界'],
    ['title: "\\u0000\\ud800坏"', '坏'],
  ])('%s', (line, expected) => {
    const matter = readFrontMatter(`---\n${line}\ndate: 2024-05-03\n---\n正文`);
    expect([matter.error, titleOf(line).replaceAll('\ufffd', '')]).toEqual([undefined, expected]);
    expect(fieldText(matter.get('date'))).toBe('2024-05-03');
  });

  it('keeps the other fields when one needs recovering', () => {
    const matter = readFrontMatter(
      '---\ntitle: a: b\ntags:\n  - @甲\n  - 乙: 丙\n  - 丁\ncategories: [技术, 前端]\ndate: 2024-05-03 12:00:00\n---\n正文',
    );
    expect(matter.error).toBeUndefined();
    expect(fieldList(matter.get('tags'))).toEqual(['@甲', '乙: 丙', '丁']);
    expect(fieldPaths(matter.get('categories'))).toEqual([['技术', '前端']]);
    expect(fieldText(matter.get('date'))).toBe('2024-05-03 12:00:00');
  });

  it('takes fields that are indented by accident', () => {
    const matter = readFrontMatter('---\ntitle: a\n date: 2024-05-03\n\ttags: 甲\n---\n正文');
    expect(matter.error).toBeUndefined();
    expect(fieldText(matter.get('title'))).toBe('a');
    expect(fieldText(matter.get('date'))).toBe('2024-05-03');
    expect(fieldList(matter.get('tags'))).toEqual(['甲']);
  });

  it('names the line that nothing can be made of', () => {
    expect(readFrontMatter('---\ntitle: a\n这是什么\ndate: 2024-05-03\n---\n正文').error).toEqual({
      line: 3,
      reason: '这一行看不懂，应该是“字段: 值”',
    });
  });
});

describe('tags', () => {
  it.each([
    ['tags: 随笔', ['随笔']],
    ['tags: hello world', ['hello world']],
    ['tag: 随笔', ['随笔']],
    ['tags: 读书, 生活，旅行、美食', ['读书', '生活', '旅行', '美食']],
    ['tags: [2024, 1.0, true, 007]', ['2024', '1.0', 'true', '007']],
    ['tags:\n  - 2024\n  - 1.0\n  - 2024-05-03', ['2024', '1.0', '2024-05-03']],
    ['tags:\n\t- 甲\n\t- 乙', ['甲', '乙']],
    ['tags:\n-\t甲\n-\t乙', ['甲', '乙']],
    ['tags:\n- 甲\n- 乙', ['甲', '乙']],
    ['tags: [甲, [乙, 丙]]', ['甲', '乙', '丙']],
    ['tags: ["C, C++", Go]', ['C, C++', 'Go']],
    ['tags: [C#, .NET, @x, "y"]', ['C#', '.NET', '@x', 'y']],
    ['tags: [没有结束, 的括号', ['没有结束', '的括号']],
    ['tags: []', []],
    ['tags:', []],
    ['tags: null', []],
    ['tags: ~', []],
    ['tags:\n  - 甲\n  - 甲\n  -\n  - 乙', ['甲', '乙']],
    ['tags:\n  - 甲: 乙\n  - "null"', ['甲: 乙', 'null']],
  ])('%s', (lines, expected) => {
    expect(tagsOf(lines)).toEqual(expected);
  });
});

describe('categories', () => {
  it.each([
    ['categories: 技术', [['技术']]],
    ['category: 技术', [['技术']]],
    ['categories: [技术, 前端]', [['技术', '前端']]],
    ['categories:\n  - 技术\n  - 前端', [['技术', '前端']]],
    ['categories:\n  - [技术, 前端]\n  - [生活]', [['技术', '前端'], ['生活']]],
    ['categories:\n  - [技术, 前端]\n  - 生活', [['技术', '前端'], ['生活']]],
    ['categories:\n- - 技术\n  - 前端\n- - 生活', [['技术', '前端'], ['生活']]],
    [
      'categories: [[技术, a: b], [生活, @x]]',
      [
        ['技术', 'a: b'],
        ['生活', '@x'],
      ],
    ],
    ['categories: []', []],
    ['categories:', []],
  ])('%s', (lines, expected) => {
    expect(pathsOf(lines)).toEqual(expected);
  });
});

describe('the rest', () => {
  it('lets the last of equal keys win and warns of it with the line', () => {
    const matter = readFrontMatter('---\ntitle: 一\ndate: 2024-05-03\ntitle: 二\n---\n正文');
    expect(fieldText(matter.get('title'))).toBe('二');
    expect(matter.warnings).toEqual([
      { line: 4, reason: '字段 title 写了不止一次，以最后一次为准' },
    ]);
  });

  it('counts the lines of fields from the top of the file', () => {
    const matter = readFrontMatter('\n---\ntitle: a: b\ndate: 2024-05-03\nid: 3\n---\n正文');
    expect(matter.get('date')?.line).toBe(4);
    expect(matter.get('id')?.line).toBe(5);
  });

  it.each([
    ['true', true],
    ['Yes', true],
    ['是', true],
    ['false', false],
    ['off', false],
    ['maybe', undefined],
  ])('reads %s as a truth value', (written, expected) => {
    const matter = readFrontMatter(`---\ntitle: x\ndraft: ${written}\n---\n正文`);
    expect(fieldTruth(matter.get('draft'))).toBe(expected);
  });

  it('does not expand aliases, however they are nested', () => {
    const bomb = Array.from({ length: 20 }, (_, n) =>
      n === 0 ? 'a0: &a0 [x, x]' : `a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`,
    );
    const matter = readFrontMatter(`---\n${bomb.join('\n')}\ntags: *a19\n---\n正文`);
    expect(fieldList(matter.get('tags'))).toEqual(['*a19']);
  });

  it('refuses a head of more than 64 KB', () => {
    expect(readFrontMatter(`---\ntitle: ${'长'.repeat(70000)}\n---\n正文`).error).toEqual({
      line: 2,
      reason: '文件开头的字段超过 64 KB',
    });
  });
});

describe('any text at all', () => {
  const signs = fc.constantFrom(
    ...'---|;;;|title|tags|date|: |:|\n|\t|  |- |[|]|{|}|"|\'|#|&a|*a|!b|@|`|%|>|,|中文|2024-05-03|\r\n'.split(
      '|',
    ),
    '|',
  );

  it('never throws, and loses nothing of a text without front matter', () => {
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
        const matter = readFrontMatter(parts.join(''));
        for (const name of ['title', 'tags', 'date'] as const) {
          expect(typeof fieldText(matter.get(name))).toBe('string');
          expect(Array.isArray(fieldList(matter.get(name)))).toBe(true);
          expect(Array.isArray(fieldPaths(matter.get(name)))).toBe(true);
        }
        expect(typeof matter.markdown).toBe('string');
      }),
      { numRuns: 500 },
    );
  });

  it('gives back a title that was written in double quotes as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
        const clean = title.replace(/\p{C}|\p{Z}/gu, '');
        expect(titleOf(`title: ${JSON.stringify(clean)}`)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  it('gives back a plain title as it was, whatever sign it begins with', () => {
    const first = fc.constantFrom(...'@&*!%#`>|-?:,{}[]"\'');
    const rest = fc.constantFrom('好 的', 'a: b', '] x', 'x # y', '} [', '"q', "it's", ': c');
    fc.assert(
      fc.property(first, rest, (sign, tail) => {
        const title = titleOf(`title: ${sign} ${tail}`);
        expect(title === `${sign} ${tail}` || `${sign} ${tail}`.startsWith(title)).toBe(true);
        expect(title).not.toBe('');
      }),
    );
  });
});
