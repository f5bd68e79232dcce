import { join } from 'node:path';
import { buildFont } from '#server/render/font.ts';
import { errorText } from '#server/startError.ts';

type BuiltFont = Awaited<ReturnType<typeof buildFont>>;

interface SiteFontOptions {
  /** Folder of the project, where the font's package is installed. */
  root: string;
  dataDir: string;
  warn(line: string): void;
  /** Called when the rules have changed. */
  onChange(): void;
}

/** The display font, cut down to what the site shows in it. */
export interface SiteFont {
  /** `@font-face` rules; empty until the font is made for the first time. */
  css(): string;
  /** The file of a name the rules have named at any time since the start. */
  fileOf(name: string): string | undefined;
  /** Sets what one part of the site shows; the font is made behind the scenes. */
  show(part: 'content' | 'music', text: readonly string[]): void;
}

export function createSiteFont({ root, dataDir, warn, onChange }: SiteFontOptions): SiteFont {
  const texts = new Map<string, readonly string[]>();
  const files = new Map<string, string>();
  let css = '';
  let work = Promise.resolve();

  const make = async (): Promise<void> => {
    try {
      const built: BuiltFont = await buildFont({
        text: [...texts.values()].flat(),
        sourceDir: join(root, 'node_modules/lxgw-wenkai-lite-webfont'),
        cacheDir: join(dataDir, 'cache/fonts'),
      });
      for (const [name, file] of built.files) files.set(name, file);
      if (built.css === css) return;
      css = built.css;
      onChange();
    } catch (error) {
      warn(`字体没有做好，先用系统字体：${errorText(error)}`);
    }
  };

  return {
    css: () => css,
    fileOf: (name) => files.get(name),
    show(part, text) {
      texts.set(part, text);
      work = work.then(make);
    },
  };
}
