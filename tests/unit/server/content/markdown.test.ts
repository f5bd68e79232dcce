import { describe, expect, it } from 'vitest';
import { createMarkdownRenderer } from '#server/content/markdown.ts';

const renderer = createMarkdownRenderer({
  resolveLink: (path) => ({ '2024/b.md': '/article?id=7', '一 二.md': '/article?id=8' })[path],
  imageSize: async (src) =>
    src === '/pictures/bg/1.jpg' ? { width: 1600, height: 900 } : undefined,
});

async function html(markdown: string, path = '2024/a.md'): Promise<string> {
  return (await renderer.renderArticle({ markdown, path })).html;
}

describe('Chinese text', () => {
  it.each([
    ['**中文：**text', '<p><strong>中文：</strong>text</p>'],
    ['这是**“引号”**后面', '<p>这是<strong>“引号”</strong>后面</p>'],
    ['~~删除~~与*强调*。', '<p><del>删除</del>与<em>强调</em>。</p>'],
  ])('emphasis works beside Chinese signs: %s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  const link = (url: string, text = url): string =>
    `<a href="${url}" target="_blank" rel="noopener noreferrer">${text}</a>`;

  it.each([
    ['见 https://a.com/x，然后', `见 ${link('https://a.com/x')}，然后`],
    [
      '见https://a.com。再见https://b.com/c。',
      `见${link('https://a.com')}。再见${link('https://b.com/c')}。`,
    ],
    ['（https://a.com）', `（${link('https://a.com')}）`],
    ['（www.a.com）见', `（${link('http://www.a.com', 'www.a.com')}）见`],
    [
      'www.a.com、www.b.com',
      `${link('http://www.a.com', 'www.a.com')}、${link('http://www.b.com', 'www.b.com')}`,
    ],
    ['**链接：https://a.com**，后', `<strong>链接：${link('https://a.com')}</strong>，后`],
    [
      'https://a.com/路径 好',
      `${link('https://a.com/%E8%B7%AF%E5%BE%84', 'https://a.com/路径')} 好`,
    ],
    ['[文字](https://a.com/（x）)', link('https://a.com/%EF%BC%88x%EF%BC%89', '文字')],
  ])('an address ends before Chinese punctuation: %s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`);
  });

  it('keeps references of a paragraph whose address was ended', async () => {
    const result = await html('见 https://a.com，[乙][b]与[^1]。\n\n[b]: /x\n[^1]: 注');
    expect(result).toContain(
      '<a href="https://a.com" target="_blank" rel="noopener noreferrer">https://a.com</a>，<a href="/x">乙</a>与<sup>',
    );
    expect(result.match(/id="user-content-fn-1"/g)).toHaveLength(1);
  });
});

describe('formulas', () => {
  it.each([
    '价格 $5 到 $10。',
    '价格$5，$6，$7。',
    '变量 $HOME，$PATH 和 $1',
    'US$5 或 $3。',
    '转义 \\$x\\$',
    '代码 `$x$`',
  ])('leaves dollars alone that are none: %s', async (markdown) => {
    const result = await renderer.renderArticle({ markdown, path: '' });
    expect(result.hasMath).toBe(false);
    expect(result.html).toBe(
      `<p>${markdown.replaceAll('\\', '').replace(/`(.*)`/, '<code>$1</code>')}</p>`,
    );
  });

  it.each([
    ['行内 $E=mc^2$ 好', 1, 0],
    ['价格 $5，公式 $x$ 与 $y_1$。', 2, 0],
    ['中文 $v = \\text{速度}$', 1, 0],
    ['$$\\int_0^1 x\\,dx$$', 1, 1],
    ['$$\nx = 1\n$$', 1, 1],
    ['```math\nx = 1\n```', 1, 1],
  ])('draws %s on the server', async (markdown, formulas, displays) => {
    const result = await renderer.renderArticle({ markdown, path: '' });
    expect(result.hasMath).toBe(true);
    expect(result.html.match(/class="katex"/g)?.length ?? 0).toBe(formulas);
    expect(result.html.match(/class="katex-display"/g)?.length ?? 0).toBe(displays);
    expect(result.html).not.toContain('katex-error');
  });

  it('shows a broken formula as it was written, and trusts none', async () => {
    const result = await html('$\\frac{$ 与 $\\href{javascript:alert(1)}{x}$');
    expect(result).not.toMatch(/href="javascript/);
    expect(result).toContain('katex-error');
  });
});

describe('headings', () => {
  it('have ids of their text, numbered where equal, whatever sign they begin with', async () => {
    const { headings, html: result } = await renderer.renderArticle({
      markdown:
        '## 前言\n## 前言\n### 1.2 你好: World!\n## .NET 与 `code`\n## ？！\n##\n## 前言-1\n## A[^1]\n\n[^1]: 注',
      path: '',
    });
    expect(headings).toEqual([
      { id: '前言', text: '前言', depth: 2 },
      { id: '前言-1', text: '前言', depth: 2 },
      { id: '12-你好-world', text: '1.2 你好: World!', depth: 3 },
      { id: 'net-与-code', text: '.NET 与 code', depth: 2 },
      { id: '小节', text: '？！', depth: 2 },
      { id: '前言-1-1', text: '前言-1', depth: 2 },
      { id: 'a', text: 'A', depth: 2 },
    ]);
    expect(result).toContain('<h3 id="12-你好-world">1.2 你好: World!</h3>');
    expect(result).not.toContain('<h2></h2>');
  });

  it('stand below the title of the page, the topmost as h2', async () => {
    expect(await html('# 一\n\n## 二\n\n###### 六')).toBe(
      '<h2 id="一">一</h2>\n<h3 id="二">二</h3>\n<h6 id="六">六</h6>',
    );
    expect(await html('### 三\n\n#### 四')).toBe('<h2 id="三">三</h2>\n<h3 id="四">四</h3>');
  });
});

describe('links', () => {
  it.each([
    ['[乙](b.md)', '<a href="/article?id=7">乙</a>'],
    ['[乙](./b.md#%E5%89%8D%E8%A8%80)', '<a href="/article?id=7#%E5%89%8D%E8%A8%80">乙</a>'],
    ['[乙](/2024/b.md)', '<a href="/article?id=7">乙</a>'],
    ['[乙](<../一 二.md>)', '<a href="/article?id=8">乙</a>'],
    ['[丙](没有.md)', '<span title="没有找到这篇文章">丙</span>'],
    ['[站内](/archives)', '<a href="/archives">站内</a>'],
    ['[文件](a.zip)', '<a href="/articles/2024/a.zip">文件</a>'],
    ['[老](/#/article?id=6)', '<a href="/#/article?id=6">老</a>'],
    ['[信](mailto:a@b.com)', '<a href="mailto:a@b.com">信</a>'],
    ['[外](//x.com)', '<a href="//x.com" target="_blank" rel="noopener noreferrer">外</a>'],
  ])('%s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`);
  });

  it('reach headings and ids in the same article', async () => {
    expect(
      await html(
        '[甲](#前言) [乙](#%E5%89%8D%E8%A8%80) [丙](#here) [丁](#无)\n\n## 前言\n\n<a id="here"></a>',
      ),
    ).toBe(
      '<p><a href="#前言">甲</a> <a href="#前言">乙</a> <a href="#user-content-here">丙</a> <a href="#%E6%97%A0">丁</a></p>\n<h2 id="前言">前言</h2>\n<p><a id="user-content-here"></a></p>',
    );
  });

  it('of footnotes find each other and speak Chinese, also beside a heading of the same name', async () => {
    expect(await html('正文[^注一]。\n\n## fn-注一\n\n[^注一]: 说明')).toBe(
      [
        '<p>正文<sup><a href="#user-content-fn-注一" id="user-content-fnref-注一" data-footnote-ref aria-describedby="user-content-footnote-label">1</a></sup>。</p>',
        '<h2 id="fn-注一">fn-注一</h2>',
        '<section data-footnotes class="footnotes"><h2 class="sr-only" id="user-content-footnote-label">脚注</h2>',
        '<ol>',
        '<li id="user-content-fn-注一">',
        '<p>说明 <a href="#user-content-fnref-注一" data-footnote-backref="" aria-label="回到正文的脚注 1" class="data-footnote-backref">↩</a></p>',
        '</li>',
        '</ol>',
        '</section>',
      ].join('\n'),
    );
  });
});

describe('code', () => {
  it('stands in a figure with its language and title', async () => {
    expect(await html('```ts {1,3} title="app.ts"\nconst a = 1;\n```')).toBe(
      '<figure class="code" data-part="code" data-language="ts"><figcaption><span data-part="code-language">TypeScript</span><span data-part="code-title">app.ts</span></figcaption><pre tabindex="0"><code class="hljs language-ts"><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>;</code></pre></figure>',
    );
  });

  it.each([
    ['```unknown\na < b\n```', 'unknown', ' data-language="unknown"', 'hljs language-unknown'],
    ['```\na < b\n```', '代码', '', 'hljs'],
    ['    a < b', '代码', '', 'hljs'],
  ])('stays plain where the language is not known: %s', async (markdown, label, data, classes) => {
    expect(await html(markdown)).toBe(
      `<figure class="code" data-part="code"${data}><figcaption><span data-part="code-language">${label}</span></figcaption><pre tabindex="0"><code class="${classes}">a &#x3C; b</code></pre></figure>`,
    );
  });

  it.each(['vue', 'dockerfile', 'nginx', 'golang', 'c++', 'jsonc', 'toml', 'js:app.js'])(
    'knows %s',
    async (language) => {
      expect(await html(`\`\`\`${language}\nFROM "a" 1 server { x; } <b c="d">\n\`\`\``)).toContain(
        'class="hljs-',
      );
    },
  );

  it('of Mermaid stays source for the browser to draw', async () => {
    const result = await renderer.renderArticle({
      markdown: '```mermaid\ngraph TD; A-->B\n```',
      path: '',
    });
    expect(result).toEqual({
      html: '<figure class="mermaid" data-part="mermaid"><pre tabindex="0"><code>graph TD; A-->B</code></pre></figure>',
      headings: [],
      hasMath: false,
      hasMermaid: true,
    });
  });
});

describe('pictures', () => {
  it.each([
    [
      '![图](../../pictures/bg/1.jpg)',
      '<p><img src="/pictures/bg/1.jpg" alt="图" loading="eager" decoding="async" width="1600" height="900"></p>',
    ],
    [
      '![图](/pictures/bg/1.jpg "说明")',
      '<figure class="picture"><img src="/pictures/bg/1.jpg" alt="图" loading="eager" decoding="async" width="1600" height="900"><figcaption>说明</figcaption></figure>',
    ],
    [
      '<img src="/pictures/bg/1.jpg" width="800">',
      '<img src="/pictures/bg/1.jpg" width="800" alt="" loading="eager" decoding="async" height="450">',
    ],
    [
      '![旁边](x.png)',
      '<p><img src="/articles/2024/x.png" alt="旁边" loading="eager" decoding="async"></p>',
    ],
    ['![没有](C:\\\\a.png)', '<p>没有</p>'],
  ])('%s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  it('below the first view load when they come near', async () => {
    expect(await html('一\n\n二\n\n三\n\n![图](/a.jpg)')).toContain('loading="lazy"');
    expect(await html('![图](/a.jpg)\n\n![图](/b.jpg)')).toBe(
      '<p><img src="/a.jpg" alt="图" loading="eager" decoding="async"></p>\n<p><img src="/b.jpg" alt="图" loading="lazy" decoding="async"></p>',
    );
  });
});

describe('the rest of Markdown', () => {
  it('makes an empty corner of a table a plain cell', async () => {
    expect(await html('|  | 山 |\n| --- | --- |\n| 高 | 1 |\n')).toContain(
      '<tr>\n<td></td>\n<th>山</th>\n</tr>',
    );
  });

  it('puts tables into a box that scrolls', async () => {
    expect(await html('| a | b |\n|---|:-:|\n| 1 | 2 |')).toBe(
      '<div class="table-scroll" data-part="table" tabindex="0" role="group" aria-label="表格"><table>\n<thead>\n<tr>\n<th>a</th>\n<th align="center">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="center">2</td>\n</tr>\n</tbody>\n</table></div>',
    );
  });

  it('names the boxes of task lists', async () => {
    expect(await html('- [x] 做完\n- [ ] 没做')).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="已完成"> 做完</li>\n<li class="task-list-item"><input type="checkbox" disabled aria-label="未完成"> 没做</li>\n</ul>',
    );
  });

  it('drops the sign for the excerpt', async () => {
    expect(await html('一\n\n<!-- more -->\n\n二')).toBe('<p>一</p>\n<p>二</p>');
  });

  it('keeps harmless HTML', async () => {
    const written =
      '<p><kbd>Ctrl</kbd> <mark>标</mark> H<sub>2</sub>O <ins>插</ins> <b>粗</b> <ruby>汉<rt>hàn</rt></ruby></p>';
    expect(await html(written)).toBe(written);
    expect(await html('<details open><summary>开</summary>\n\n**内**\n\n</details>')).toBe(
      '<details open><summary>开</summary>\n<p><strong>内</strong></p>\n</details>',
    );
  });
});

describe('safety', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](vbscript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](data:text/html,alert(1))',
    '![x](javascript:alert(1))',
    '<iframe src="//evil"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<svg/onload=alert(1)>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<details ontoggle=alert(1) open>x</details>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<style>*{display:none}</style>',
    '<link rel=stylesheet href=//evil>',
    '<meta http-equiv=refresh content="0;url=//evil">',
    '<base href="//evil">',
    '<object data="//evil"></object><embed src="//evil">',
    '<video src="javascript:alert(1)" onerror=alert(1) autoplay></video>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<code data-title="<img src=x onerror=alert(1)>" class="language-js">x</code>',
    '```js" onmouseover="alert(1)\nx\n```',
    '```x title="<script>alert(1)</script>"\nx\n```',
    '{% asset_img "x\\" onerror=alert(1)" %}',
  ])('nothing runs in %s', async (markdown) => {
    const result = await html(markdown);
    const tags = result.replace(/"[^"]*"/g, '""');
    expect(tags).not.toMatch(
      /<(?:script|iframe|svg|form|style|link|meta|base|object|embed|template)\b/i,
    );
    expect(tags).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|autoplay)=/i);
    expect(result).not.toMatch(/(?:href|src)="(?:javascript|vbscript|data):/i);
  });

  it('an author cannot take the ids of the page', async () => {
    expect(await html('<b id="root" name="cookie">x</b>')).toBe(
      '<p><b id="user-content-root" name="user-content-cookie">x</b></p>',
    );
  });

  it('shows what is too deep to render as it was written', async () => {
    const result = await html('<b>'.repeat(5000));
    expect(result).toBe(`<pre class="as-written">${'&lt;b>'.repeat(5000)}</pre>`);
  });
});

describe('the cache', () => {
  it('renders an article once, also for two requests at once, and again after clear', async () => {
    let asked = 0;
    const counting = createMarkdownRenderer({
      imageSize: async () => {
        asked += 1;
        return undefined;
      },
    });
    const article = { markdown: '![图](/a.jpg)', path: 'a.md' };
    const [first, second] = await Promise.all([
      counting.renderArticle(article),
      counting.renderArticle({ ...article }),
    ]);
    await counting.renderArticle(article);
    expect([asked, first === second]).toEqual([1, true]);
    await counting.renderArticle({ ...article, path: 'b/a.md' });
    expect(asked).toBe(2);
    counting.clear();
    await counting.renderArticle(article);
    expect(asked).toBe(3);
  });
});
