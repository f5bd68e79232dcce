import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { chooseCovers } from './covers.ts';
import { LISTS } from './lists.ts';
import { createEncoder } from './mp3.ts';
import { FILE_NAMES, POEMS } from './poems/index.ts';
import { makeSong } from './song.ts';

const root = path.resolve(import.meta.dirname, '../../content/music');
const folder = path.join(root, 'songs');
const picture = (number: number) => `/pictures/bg/${number}.jpg`;

await mkdir(folder, { recursive: true });

const encode = await createEncoder();
let bytes = 0;
let seconds = 0;
let done = 0;
for (const [poem, name] of FILE_NAMES) {
  const { duration, ...files } = makeSong(poem, name, encode);
  for (const [extension, content] of Object.entries(files)) {
    await writeFile(path.join(folder, `${name}.${extension}`), content);
  }
  done += 1;
  bytes += files.mp3.length;
  seconds += duration;
  console.log(`${done}/${POEMS.length} ${name}（${poem.poet}）${duration.toFixed(1)} 秒`);
}

const lists = LISTS.map((list) => ({ ...list, cover: picture(list.cover) }));
await writeFile(path.join(root, 'lists.yml'), stringify(lists));

const covers = chooseCovers(POEMS);
const extras = POEMS.map((poem, index) => [
  FILE_NAMES.get(poem) ?? poem.title,
  { cover: picture(covers[index] ?? 1), alias: [poem.form, ...(poem.alias ?? [])] },
]);
await writeFile(path.join(root, 'songs.yml'), stringify(Object.fromEntries(extras)));

const minutes = Math.round(seconds / 60);
console.log(`${done} 首，共 ${minutes} 分钟，${(bytes / 1e6).toFixed(1)} MB`);
