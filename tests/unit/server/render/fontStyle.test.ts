import { expect, test } from 'vitest';
import { withFont } from '#server/render/fontStyle.ts';

test('local faces are there at once, fetched ones wait for the browser to take them up', () => {
  const local = "@font-face{font-family:'WenKai Fallback';src:local('PingFang SC')}";
  const fetched = "@font-face{font-family:WenKai;src:url('/fonts/a.woff2')}";
  expect(withFont('<head><!--head--></head>', fetched + local)).toBe(
    `<head><style>${local}</style>\n    <style id="display-font" media="not all">${fetched}</style>\n    <!--head--></head>`,
  );
});

test('without a font the template stays as it is', () => {
  expect(withFont('<!--head-->', '')).toBe('<!--head-->');
});
