/** Shown where a page could not be made; it stands alone, with nothing that could fail as well. */
export function failurePage(sentence: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center;
  font: 1rem/1.8 system-ui, sans-serif; color: #333; background: #f6f7f5 }
a { color: #2f6f5e; margin: 0 .5rem }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #16191b } a { color: #8fd0bd } }
</style>
</head>
<body>
<h1>${sentence}</h1>
<p><a href="">再试一次</a><a href="/home">回到首页</a></p>
</body>
</html>
`;
}
