import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainFields } from '#server/content/plainFields.ts';
import { parseYamlFields } from '#server/content/yamlFields.ts';

const word = fc.constantFrom(
  '你好',
  'a b',
  '2024-05-03 12:00:00',
  '1.0',
  'true',
  'null',
  '~',
  '',
  'a: b',
  'x #y',
  '"q"',
  "it's",
  '/pictures/1.jpg',
  'C#',
  'a,b',
  '[x]',
  '{y}',
  '- z',
  '@u',
  '100%',
  'a:',
  'yes，no',
  '12:30',
  'a  b',
);
const line = fc.oneof(
  word.map((value) => `key: ${value}`),
  fc.array(word, { maxLength: 3 }).map((values) => `list: [${values.join(', ')}]`),
  fc.constant('items:'),
  word.map((value) => `  - ${value}`),
  word.map((value) => `- ${value}`),
  fc.constant(''),
);

describe('readPlainFields', () => {
  it('agrees with YAML wherever it answers', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const source = lines.join('\n');
        const plain = readPlainFields(source, 2);
        if (plain === undefined) return;
        answered += 1;
        const bare = (value: unknown): unknown =>
          JSON.parse(
            JSON.stringify(value, (key, item) =>
              key === 'raw' || key === 'line' ? undefined : item,
            ),
          );
        expect(bare(plain)).toEqual(bare(parseYamlFields(source, 2).entries));
        expect(parseYamlFields(source, 2).unreadable).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(answered).toBeGreaterThan(30);
  });

  it('knows the lines', () => {
    expect(readPlainFields('title: 你好\n\ntags:\n  - 甲', 2)).toEqual([
      { key: 'title', line: 2, value: { kind: 'text', text: '你好', raw: '你好', line: 2 } },
      {
        key: 'tags',
        line: 4,
        value: {
          kind: 'list',
          raw: '',
          line: 5,
          items: [{ kind: 'text', text: '甲', raw: '甲', line: 5 }],
        },
      },
    ]);
  });
});
