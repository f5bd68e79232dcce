import { expect, it } from 'vitest';
import { playerShare } from '../../../scripts/lib/playerShare.mjs';

const map = (sources: string[], mappings: [number, number, number, number][][]) => ({
  version: 3 as const,
  names: [],
  sources,
  mappings,
});

it('cuts out what stems from the player, and nothing else', () => {
  const code = 'player();page();audio();\nmore();';
  const sources = [
    '../../../src/machines/player/player.machine.ts',
    '../../../src/views/pages/home/HomePage.tsx',
    '../../../src/services/audio.ts',
  ];
  const mappings: [number, number, number, number][][] = [
    [
      [0, 0, 0, 0],
      [9, 1, 0, 0],
      [16, 2, 0, 0],
    ],
    [[0, 2, 1, 0]],
  ];
  expect(playerShare([{ code, map: map(sources, mappings) }])).toBe('player();audio();more();');
});

it('vendor code and the page weigh nothing', () => {
  const sources = ['../../../node_modules/react/index.js', '../../../src/routes.ts'];
  const chunk = {
    code: 'ab',
    map: map(sources, [
      [
        [0, 0, 0, 0],
        [1, 1, 0, 0],
      ],
    ]),
  };
  expect(playerShare([chunk])).toBe('');
});
