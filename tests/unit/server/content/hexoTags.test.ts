import { describe, expect, it } from 'vitest';
import { convertHexoTags } from '#server/content/markdown/hexoTags.ts';

const convert = (markdown: string): string => convertHexoTags(markdown, '2024/my-post.md');

describe('convertHexoTags', () => {
  it.each([
    ['{% raw %}\n<b>{{ x }}</b>\n{% endraw %}', '<b>{{ x }}</b>'],
    ['前 {% raw %}{{ x }}{% endraw %} 后', '前 {{ x }} 后'],
    [
      '{% blockquote 鲁迅, 《故乡》 %}\n其实地上\n\n本没有路\n{% endblockquote %}',
      '\n> 其实地上\n>\n> 本没有路\n>\n> —— 鲁迅, 《故乡》\n',
    ],
    ['{% note info %}\n注意\n{% endnote %}', '\n> 注意\n'],
    ['{% codeblock 标题 lang:js %}\nlet a;\n{% endcodeblock %}', '```js 标题\nlet a;\n```'],
    ['{% code %}\n```\n{% endcode %}', '````plain\n```\n````'],
    ['{% asset_img a.png 一张图 %}', '![一张图](<my-post/a.png> "一张图")'],
    [
      '{% asset_img cls "a b.png" 300 200 \'"标题" "替代"\' %}',
      '![替代](<my-post/a b.png> "标题")',
    ],
    ['{% img /pictures/1.jpg 300 %}', '![](</pictures/1.jpg>)'],
    ['{% asset_link a.zip 下载 %}', '[下载](<my-post/a.zip>)'],
    ['见 {% post_link other 那篇 %}。', '见 [那篇](<other.md>)。'],
    ['{% post_link other %}', '[other](<other.md>)'],
    ['[TOC]\n\n正文', '\n正文'],
  ])('%s', (written, expected) => {
    expect(convert(written)).toBe(expected);
  });

  it.each([
    '```html\n{% raw %}\n{% asset_img a.png %}\n```',
    '~~~\n{% blockquote %}\n~~~',
    '行内 `{% asset_img a.png %}` 代码',
    '{{ site.title }}',
    '{% unknown tag %}\n内容\n{% endunknown %}',
    '循环 {% for a in b %}',
  ])('leaves %s as it is', (written) => {
    expect(convert(written)).toBe(written);
  });

  it('loses nothing where the end of a block is missing', () => {
    expect(convert('{% blockquote %}\n一\n二')).toBe('一\n二');
  });
});
