import { ANCIENT } from './ancient.ts';
import { CI } from './ci.ts';
import { PIECES } from './pieces.ts';
import { QUATRAINS_5 } from './quatrains5.ts';
import { QUATRAINS_7 } from './quatrains7.ts';
import { REGULATED } from './regulated.ts';
import type { Poem } from './types.ts';

/** Every song of the sample album. */
export const POEMS: readonly Poem[] = [
  ...QUATRAINS_5,
  ...QUATRAINS_7,
  ...REGULATED,
  ...ANCIENT,
  ...CI,
  ...PIECES,
];

/** Names of the files, without extension: the title, and the poet too where two poems share it. */
export const FILE_NAMES: ReadonlyMap<Poem, string> = nameFiles(POEMS);

function nameFiles(poems: readonly Poem[]): Map<Poem, string> {
  const uses = new Map<string, number>();
  for (const { title } of poems) uses.set(title, (uses.get(title) ?? 0) + 1);
  return new Map(
    poems.map((poem) => [
      poem,
      (uses.get(poem.title) ?? 0) > 1 ? `${poem.title} - ${poem.poet}` : poem.title,
    ]),
  );
}
