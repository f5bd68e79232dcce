import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface StyleSheet {
  href: string;
  text: string;
}

/** What a page of one view needs besides the entry script. */
export interface ViewAssets {
  /** Scripts the browser will import; named early so that they load side by side. */
  preload: string[];
  /** Written into the page. */
  styles: StyleSheet[];
}

export interface ClientBuild {
  /** index.html as built: it holds `<!--head-->`, `<!--app-->`, `<!--data-->`. */
  template: string;
  assetsOf(module: string): ViewAssets;
  /** Addresses of the sheets that modules bring, for the browser to fetch. */
  sheetsOf(modules: readonly string[]): string[];
}

/** Reads what `vite build` left in `dir` (dist/client). */
export async function readClientBuild(dir: string): Promise<ClientBuild> {
  const [template, manifestText] = await Promise.all([
    readFile(join(dir, 'index.html'), 'utf8'),
    readFile(join(dir, '.vite/manifest.json'), 'utf8'),
  ]);
  const manifest: Record<string, ManifestChunk> = JSON.parse(manifestText);
  const styles = new Map<string, StyleSheet>();
  for (const file of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))) {
    styles.set(file, { href: `/${file}`, text: await readFile(join(dir, file), 'utf8') });
  }
  const known = new Map<string, ViewAssets>();
  return {
    template: afterThePicture(withoutStyleLinks(template)),
    assetsOf(module) {
      const found = known.get(module) ?? collect(manifest, module, styles);
      known.set(module, found);
      return found;
    },
    sheetsOf: (modules) =>
      modules.flatMap((name) => sheetsIn(manifest[name])).map((file) => `/${file}`),
  };
}

/** A module that holds nothing but styles is itself a sheet in the build. */
function sheetsIn(chunk: ManifestChunk | undefined): string[] {
  if (chunk === undefined) return [];
  return [...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])];
}

/** The sheets stand in the page itself, so nothing is painted late. */
function withoutStyleLinks(template: string): string {
  return template.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
}

/** The page can be read before its scripts come: the picture of the first screen goes before them. */
function afterThePicture(template: string): string {
  return template.replace(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  );
}

function collect(
  manifest: Record<string, ManifestChunk>,
  module: string,
  styles: Map<string, StyleSheet>,
): ViewAssets {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const seen = new Set<string>();
  const walk = (key: string | undefined): void => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (key === undefined || chunk === undefined || seen.has(key)) return;
    for (const below of chunk.imports ?? []) walk(below);
    seen.add(key);
  };
  walk(entry);
  const withEntry = new Set(seen);
  walk(module);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const sheets = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  return {
    preload: [...seen]
      .filter((key) => !withEntry.has(key))
      .flatMap((key) => manifest[key]?.file ?? [])
      .map((file) => `/${file}`),
    styles: [...sheets].flatMap((file) => styles.get(file) ?? []),
  };
}
