import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Rooms of the house, innermost first: a file belongs to the first one its path begins with. */
const ROOMS = [
  'src/domain',
  'src/machines',
  'src/services',
  'src/wiring',
  'src/views',
  'src/styles',
  'src',
  'server/render',
  'server',
] as const;
type Room = (typeof ROOMS)[number];

/** Which rooms a room may import from, besides itself (docs/architecture.md). */
const ARROWS: Record<Room, readonly Room[]> = {
  'src/domain': [],
  'src/machines': ['src/domain'],
  'src/services': ['src/domain'],
  'src/styles': [],
  'src/wiring': ['src/domain', 'src/machines', 'src/services', 'src'],
  'src/views': ['src/domain', 'src/machines', 'src/services', 'src/wiring', 'src/styles', 'src'],
  src: ['src/domain', 'src/machines', 'src/services', 'src/wiring', 'src/views', 'src/styles'],
  'server/render': ['server', 'src'],
  server: ['src/domain', 'server/render'],
};

/** Files of `src` that a room may see although they belong to an outer one. */
const CONTRACTS: Partial<Record<Room, readonly string[]>> = {
  server: [
    'src/services/api/types.ts',
    'src/entry-server.tsx',
    'src/routes.ts',
    'src/headScript.ts',
  ],
  'server/render': ['src/services/api/types.ts'],
};

const FILES = ['src', 'server'].flatMap(sourcesBelow);

test('no file imports against the arrows of the house', () => {
  const wrong = FILES.flatMap((file) =>
    importsOf(file)
      .filter((target) => !isAllowed(file, target))
      .map((target) => `${file} -> ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('no files import one another in a circle', () => {
  expect(circles()).toEqual([]);
});

test('machines and the domain touch neither the page, React nor the network', () => {
  const outside =
    /\b(window|document|localStorage|sessionStorage|navigator)\.|\bfetch\(|Date\.now|Math\.random|from '(react|@xstate\/react|wouter)/;
  const wrong = FILES.filter((file) => /^src\/(machines|domain)\//.test(file)).filter((file) =>
    outside.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
  );
  expect(wrong).toEqual([]);
});

function roomOf(file: string): Room {
  const room = ROOMS.find((name) => file.startsWith(`${name}/`));
  if (room === undefined) throw new Error(`${file} stands in no room`);
  return room;
}

function isAllowed(file: string, target: string): boolean {
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === to || ARROWS[from].includes(to)) return true;
  return CONTRACTS[from]?.includes(target) ?? false;
}

function circles(): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push([...path.slice(start), file].join(' -> '));
      return;
    }
    if (finished.has(file)) return;
    path.push(file);
    for (const target of staticImportsOf(file)) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of FILES) visit(file);
  return found;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function importsOf(file: string): string[] {
  const text = withoutComments(readFileSync(join(root, file), 'utf8'));
  return resolveAll(file, text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g));
}

/** What is loaded with the file; a dynamic import is a step of its own and closes no circle. */
function staticImportsOf(file: string): string[] {
  const text = withoutComments(readFileSync(join(root, file), 'utf8'));
  return resolveAll(file, text.matchAll(/(?:\bfrom|^import)\s+'([^']+)'/gm));
}

function resolveAll(file: string, matches: Iterable<RegExpMatchArray>): string[] {
  return [...matches].flatMap(([, name = '']) => {
    if (name.startsWith('#src/') || name.startsWith('#server/')) return [name.slice(1)];
    if (!name.startsWith('.')) return [];
    return [relative(root, resolve(root, dirname(file), name)).replaceAll('\\', '/')];
  });
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}
