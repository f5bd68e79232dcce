import { expect, test } from 'vitest';
import { withFont } from '#server/render/fontStyle.ts';

test('the rules stand before everything else of the head', () => {
  const css = "@font-face{font-family:WenKai;src:url('/fonts/a.woff2')}";
  expect(withFont('<head><!--head--></head>', css)).toBe(
    `<head><style>${css}</style>\n    <!--head--></head>`,
  );
});

test('without a font the template stays as it is', () => {
  expect(withFont('<!--head-->', '')).toBe('<!--head-->');
});
