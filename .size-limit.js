import { readFileSync } from 'node:fs';

/** Budgets of the first visit, gzipped (KB = 1000 bytes); lists are read from the build itself. */
const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

const HOME = 'src/views/pages/home/HomePage.tsx';
const ARTICLE = 'src/views/pages/article/ArticlePage.tsx';

/** A page's scripts and sheets: the entry's, the view's, and all they import. */
function filesOf(view) {
  const keys = new Set();
  const walk = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const below of manifest[key].imports ?? []) walk(below);
  };
  walk(Object.keys(manifest).find((key) => manifest[key].isEntry));
  walk(view);
  const chunks = [...keys].map((key) => manifest[key]);
  const inBuild = (file) => `dist/client/${file}`;
  return {
    scripts: chunks
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.js'))
      .map(inBuild),
    sheets: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(inBuild),
  };
}

const home = filesOf(HOME);
const article = filesOf(ARTICLE);

export default [
  { name: '/home JavaScript', path: home.scripts, limit: '120 kB', gzip: true },
  { name: '/home CSS', path: home.sheets, limit: '15 kB', gzip: true },
  { name: 'player in /home', path: 'dist/measured/player.js', limit: '25 kB', gzip: true },
  { name: '/home HTML', path: 'dist/measured/home.html', limit: '20 kB', gzip: true },
  { name: '/article JavaScript', path: article.scripts, limit: '130 kB', gzip: true },
];
