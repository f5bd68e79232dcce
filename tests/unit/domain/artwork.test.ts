import { expect, it } from 'vitest';
import { artworkOf } from '#src/domain/artwork.ts';

it('offers a cover in several sizes where its host makes them', () => {
  expect(artworkOf('https://p1.music.126.net/a==/1.jpg')).toEqual([
    { src: 'https://p1.music.126.net/a==/1.jpg?param=96y96', sizes: '96x96' },
    { src: 'https://p1.music.126.net/a==/1.jpg?param=128y128', sizes: '128x128' },
    { src: 'https://p1.music.126.net/a==/1.jpg?param=192y192', sizes: '192x192' },
    { src: 'https://p1.music.126.net/a==/1.jpg?param=256y256', sizes: '256x256' },
    { src: 'https://p1.music.126.net/a==/1.jpg?param=384y384', sizes: '384x384' },
    { src: 'https://p1.music.126.net/a==/1.jpg?param=512y512', sizes: '512x512' },
  ]);
});

it('offers any other cover as it is, and none where there is none', () => {
  expect([artworkOf('/music/covers/1.jpg'), artworkOf('')]).toEqual([
    [{ src: '/music/covers/1.jpg' }],
    [],
  ]);
});
