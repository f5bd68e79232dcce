import { expect, it } from 'vitest';
import { sizedPicture } from '#src/domain/sizedPicture.ts';

it.each([
  ['https://p1.music.126.net/a==/1.jpg', 'https://p1.music.126.net/a==/1.jpg?param=104y104'],
  ['https://p1.music.126.net/a==/1.jpg?imageView', 'https://p1.music.126.net/a==/1.jpg?imageView'],
  ['/music/covers/1.jpg', '/music/covers/1.jpg'],
  ['https://evil.example/p1.music.126.net/1.jpg', 'https://evil.example/p1.music.126.net/1.jpg'],
])('asks for %s as %s', (url, expected) => {
  expect(sizedPicture(url, 104)).toBe(expected);
});
