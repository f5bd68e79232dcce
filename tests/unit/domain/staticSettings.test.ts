import { expect, it } from 'vitest';
import { parseStaticSettings } from '#src/domain/staticSettings.ts';

it('gives every default where nothing is stored', () => {
  expect(parseStaticSettings(null)).toEqual({
    previewTheme: 'default',
    codeTheme: 'atom',
    pageHeaderList: [],
    messageTypeIsCard: false,
  });
});

it('keeps what is stored', () => {
  const stored = {
    previewTheme: 'github',
    codeTheme: 'kimbie',
    theme: 'dark',
    pageHeaderList: [{ route_name: '/home', bg_url: '/pictures/bg/1.jpg' }],
    messageTypeIsCard: true,
  };
  expect(parseStaticSettings(stored)).toEqual(stored);
});

it('replaces what is of the wrong kind', () => {
  expect(
    parseStaticSettings({
      previewTheme: 1,
      codeTheme: null,
      theme: 'auto',
      pageHeaderList: 'x',
      messageTypeIsCard: 'yes',
    }),
  ).toEqual({
    previewTheme: 'default',
    codeTheme: 'atom',
    pageHeaderList: [],
    messageTypeIsCard: false,
  });
});
