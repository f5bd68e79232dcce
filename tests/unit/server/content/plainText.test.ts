import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, toPlainText } from '#server/content/plainText.ts';

describe('toPlainText', () => {
  it.each([
    ['# 标题\n\n正文', '标题 正文'],
    ['**粗**、*斜*、~~删~~、`码`', '粗、斜、删、码'],
    ['[文字](https://a.com "题") 与 ![图](/a.png)', '文字 与 图'],
    ['![图](/a.png "说明") 与 ![图](/a.png "图")', '图 说明 与 图'],
    ['[![图](/a.png)](https://a.com)', '图'],
    ['[文字][1]\n\n[1]: https://a.com', '文字'],
    ['> 引用\n> > 再引', '引用 再引'],
    ['- 一\n- [x] 二\n1. 三\n   - 四', '一 二 三 四'],
    ['| 甲 | 乙 |\n|---|:-:|\n| 1 | 2 |', '甲 乙 1 2'],
    ['正文[^1]。\n\n[^1]: 注', '正文。 注'],
    ['一\n\n---\n\n二\n***', '一 二'],
    ['<p align="center">居中 <b>粗</b></p> &amp; &lt;', '居中 粗 & <'],
    ['一<!-- 注释 -->二', '一二'],
    ['<script>\nalert(1)\n</script>\n一', '一'],
    ['<!--\n注\n-->\n一\n<style>\np {}\n</style> 二', '一 二'],
    ['标签 `<script>` 与 `<!--` 之后\n还有', '标签 <script> 与 <!-- 之后 还有'],
    ['```html\n<script>\n<!--\n```\n还有', '<script> <!-- 还有'],
    ['```ts\nconst a: Array<b> = "*x*";\n```', 'const a: Array<b> = "*x*";'],
    ['写 `<div>` 与 `a_b_c`', '写 <div> 与 a_b_c'],
    ['snake_case 与 3*4 与 _斜_', 'snake_case 与 3*4 与 斜'],
    ['\\*不是强调\\*', '*不是强调*'],
    ['价格 $5，$$x^2$$', '价格 $5，x^2'],
    ['<https://a.com/b>', 'https://a.com/b'],
    ['前 {% asset_img a.png %} 后', '前 后'],
    ['标题\n===', '标题'],
    ['', ''],
  ])('%s', (markdown, expected) => {
    expect(toPlainText(markdown)).toBe(expected);
  });

  it('takes time in step with the length, whatever the signs', () => {
    for (const sign of [
      '[',
      '![',
      '*',
      '_',
      '`',
      '<',
      '<!--',
      '<script',
      '|',
      '(',
      '> ',
      '\\',
      '{%',
      '- ',
      '~',
      '#',
    ]) {
      expect(toPlainText(sign.repeat(100_000)).length).toBeLessThanOrEqual(400_000);
    }
  }, 5000);

  it('never grows a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(toPlainText(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    ['你好，世界。', 4],
    ['Hello, world!', 2],
    ["it's don’t snake_case", 3],
    ['用 Go 1.22 写', 5],
    ['ひらがな カタカナ', 8],
    ['𠮷野家', 3],
    ['café Привет', 2],
    ['——……！？', 0],
    ['😀😀', 0],
  ])('%s', (text, expected) => {
    expect(countWords(text)).toBe(expected);
  });
});
