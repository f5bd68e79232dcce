import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PlaylistCategory, Song } from '#src/domain/song.ts';
import { catalogueMachine } from '#src/machines/catalogue/catalogue.machine.ts';
import {
  selectCategories,
  selectCategoriesStatus,
  selectCategoryId,
  selectCategorySongs,
  selectIsListeningAwaited,
  selectSongsStatus,
  selectStateAttribute,
} from '#src/machines/catalogue/catalogue.selectors.ts';
import type { SongsRequest } from '#src/machines/catalogue/catalogue.types.ts';

const category = (id: number): PlaylistCategory => ({ id, name: `歌单${id}`, coverImgUrl: '' });
const song = (id: number): Song => ({
  id,
  name: `歌${id}`,
  ar: [],
  alia: [],
  al: { picUrl: '' },
  dt: 0,
});

type SongsStatus = ReturnType<typeof selectSongsStatus>;

/** The machine over a world whose answers the test gives one by one. */
function started(categories: PlaylistCategory[] | Error = [1, 2, 3, 4, 5].map(category)) {
  const asked: SongsRequest[] = [];
  const answers: { resolve: (songs: Song[]) => void; reject: () => void; signal: AbortSignal }[] =
    [];
  const published: number[][] = [];
  const played: (number | undefined)[] = [];
  const notices: string[] = [];
  let categoryLoads = 0;
  const actor = createActor(
    catalogueMachine.provide({
      actors: {
        loadCategories: fromPromise<PlaylistCategory[]>(async () => {
          categoryLoads += 1;
          if (categories instanceof Error) throw categories;
          return categories;
        }),
        loadSongs: fromPromise<Song[], SongsRequest>(({ input, signal }) => {
          asked.push(input);
          return new Promise((resolve, reject) => {
            answers.push({ resolve, reject: () => reject(new Error('no result')), signal });
          });
        }),
      },
      actions: {
        publishSongs: (_, songs) => published.push(songs.map(({ id }) => id)),
        playSong: (_, first) => played.push(first?.id),
        notify: (_, { text }) => notices.push(text),
      },
    }),
  );
  actor.start();
  const until = (status: SongsStatus) =>
    waitFor(actor, (snapshot) => selectSongsStatus(snapshot) === status);
  return {
    actor,
    answers,
    asked,
    notices,
    played,
    published,
    until,
    categoryLoads: () => categoryLoads,
    songs: () => selectCategorySongs(actor.getSnapshot()).map(({ id }) => id),
    /** The request for songs of that number, once it is under way. */
    async request(count: number) {
      await waitFor(actor, () => answers.length >= count, { timeout: 1000 });
      const answer = answers[count - 1];
      if (answer === undefined) throw new Error('nothing was asked');
      return answer;
    },
  };
}

describe('before anybody looks', () => {
  it('loads nothing', () => {
    const { actor, categoryLoads } = started();
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'category.chosen', id: 1 });
    expect(categoryLoads()).toBe(0);
    expect(selectStateAttribute(actor.getSnapshot())).toBe('list.dormant listening.satisfied');
    expect(selectCategoriesStatus(actor.getSnapshot())).toBe('loading');
  });
});

describe('the default category', () => {
  it.each([
    [[1, 2, 3, 4, 5], 4],
    [[1, 2, 3], 1],
    [[7], 7],
  ])('of the lists %j is %i', async (ids, chosen) => {
    const { actor, request, asked } = started(ids.map(category));
    actor.send({ type: 'catalogue.requested' });
    await request(1);
    expect(selectCategoryId(actor.getSnapshot())).toBe(chosen);
    expect(asked).toEqual([{ categoryId: chosen, offset: 0 }]);
    expect(selectCategories(actor.getSnapshot()).map(({ id }) => id)).toEqual(ids);
  });

  it('is none where there are no lists, and a retry asks again', async () => {
    const { actor, categoryLoads } = started([]);
    actor.send({ type: 'catalogue.requested' });
    await waitFor(actor, (snapshot) => selectCategoriesStatus(snapshot) === 'empty');
    expect(selectSongsStatus(actor.getSnapshot())).toBe('empty');
    actor.send({ type: 'retry.requested' });
    expect(categoryLoads()).toBe(2);
  });

  it('does not come when the lists do not, and a retry asks again', async () => {
    const { actor, categoryLoads } = started(new Error('no result'));
    actor.send({ type: 'catalogue.requested' });
    await waitFor(actor, (snapshot) => selectCategoriesStatus(snapshot) === 'failed');
    expect(selectSongsStatus(actor.getSnapshot())).toBe('failed');
    actor.send({ type: 'retry.requested' });
    expect(categoryLoads()).toBe(2);
  });
});

describe('paging', () => {
  async function withFirstPage() {
    const world = started();
    world.actor.send({ type: 'catalogue.requested' });
    (await world.request(1)).resolve([song(1), song(2)]);
    await world.until('ready');
    return world;
  }

  it('hands the first page to the player', async () => {
    const { published, songs } = await withFirstPage();
    expect(songs()).toEqual([1, 2]);
    expect(published).toEqual([[1, 2]]);
  });

  it('goes on by 30 also after a short page, and takes each song once', async () => {
    const { actor, request, until, asked, published, songs } = await withFirstPage();
    actor.send({ type: 'more.requested' });
    (await request(2)).resolve([song(2), song(3)]);
    await until('ready');
    actor.send({ type: 'more.requested' });
    await request(3);
    expect(asked.map(({ offset }) => offset)).toEqual([0, 30, 60]);
    expect(songs()).toEqual([1, 2, 3]);
    expect(published).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it.each([
    ['an empty page', []],
    ['a page that brings nothing new', [song(1)]],
  ])('ends on %s', async (_, page) => {
    const { actor, request, until, asked } = await withFirstPage();
    actor.send({ type: 'more.requested' });
    (await request(2)).resolve(page);
    await until('exhausted');
    actor.send({ type: 'more.requested' });
    expect(asked).toHaveLength(2);
  });

  it('stops at an ignored answer and lets the reader try again', async () => {
    const { actor, request, until, asked, songs } = await withFirstPage();
    actor.send({ type: 'more.requested' });
    (await request(2)).reject();
    await until('moreFailed');
    expect(songs()).toEqual([1, 2]);
    actor.send({ type: 'more.requested' });
    expect(asked).toHaveLength(2);
    actor.send({ type: 'retry.requested' });
    (await request(3)).resolve([song(3)]);
    await until('ready');
    expect(asked.map(({ offset }) => offset)).toEqual([0, 30, 30]);
    expect(songs()).toEqual([1, 2, 3]);
  });

  it('begins anew with another category, and stops the page under way', async () => {
    const { actor, request, until, asked, songs } = await withFirstPage();
    actor.send({ type: 'more.requested' });
    const older = await request(2);
    actor.send({ type: 'category.chosen', id: 2 });
    expect(songs()).toEqual([]);
    expect(older.signal.aborted).toBe(true);
    const newer = await request(3);
    older.resolve([song(99)]);
    newer.resolve([song(5)]);
    await until('ready');
    expect(songs()).toEqual([5]);
    expect(asked.at(-1)).toEqual({ categoryId: 2, offset: 0 });
  });

  it('drops the answer of an older category that comes late', async () => {
    const { actor, request, until, songs, published } = await withFirstPage();
    actor.send({ type: 'category.chosen', id: 2 });
    const older = await request(2);
    actor.send({ type: 'category.chosen', id: 3 });
    const newer = await request(3);
    newer.resolve([song(30)]);
    older.resolve([song(20)]);
    await until('ready');
    expect(songs()).toEqual([30]);
    expect(published).toEqual([[1, 2], [30]]);
  });

  it('tells an empty category and a failed one apart', async () => {
    const { actor, request, until } = await withFirstPage();
    actor.send({ type: 'category.chosen', id: 2 });
    (await request(2)).resolve([]);
    await until('empty');
    actor.send({ type: 'category.chosen', id: 3 });
    (await request(3)).reject();
    await until('failed');
    actor.send({ type: 'retry.requested' });
    (await request(4)).resolve([song(3)]);
    await until('ready');
  });
});

describe('play where there is no song yet', () => {
  it('loads the default category and plays its first song', async () => {
    const { actor, request, until, played, published } = started();
    actor.send({ type: 'listening.requested' });
    expect(selectIsListeningAwaited(actor.getSnapshot())).toBe(true);
    (await request(1)).resolve([song(1), song(2)]);
    await until('ready');
    expect(published).toEqual([[1, 2]]);
    expect(played).toEqual([1]);
    expect(selectIsListeningAwaited(actor.getSnapshot())).toBe(false);
  });

  it('plays at once where the songs are there', async () => {
    const { actor, request, until, played } = started();
    actor.send({ type: 'catalogue.requested' });
    (await request(1)).resolve([song(1)]);
    await until('ready');
    actor.send({ type: 'listening.requested' });
    expect(played).toEqual([1]);
  });

  it('says so when nothing comes, and a second press tries again', async () => {
    const { actor, categoryLoads, notices, played } = started(new Error('no result'));
    actor.send({ type: 'listening.requested' });
    await waitFor(actor, (snapshot) => !selectIsListeningAwaited(snapshot));
    expect(notices).toEqual(['歌单没有取到，请再试一次']);
    actor.send({ type: 'listening.requested' });
    expect(categoryLoads()).toBe(2);
    expect(played).toEqual([]);
  });
});
