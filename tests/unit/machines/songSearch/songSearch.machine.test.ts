import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import { songSearchMachine } from '#src/machines/songSearch/songSearch.machine.ts';
import {
  selectFoundSongs,
  selectKeyword,
  selectSearchStatus,
  selectSearchText,
  selectStateAttribute,
} from '#src/machines/songSearch/songSearch.selectors.ts';
import type { SearchRequest } from '#src/machines/songSearch/songSearch.types.ts';
import type { ToastRequest } from '#src/machines/toasts/toasts.types.ts';

const song = (id: number): Song => ({
  id,
  name: `歌${id}`,
  ar: [],
  alia: [],
  al: { picUrl: '' },
  dt: 0,
});

type SearchStatus = ReturnType<typeof selectSearchStatus>;

/** The machine over a catalogue whose answers the test gives one by one. */
function started() {
  const asked: SearchRequest[] = [];
  const answers: { resolve: (songs: Song[]) => void; reject: () => void; signal: AbortSignal }[] =
    [];
  const notices: ToastRequest[] = [];
  const actor = createActor(
    songSearchMachine.provide({
      actors: {
        searchSongs: fromPromise<Song[], SearchRequest>(({ input, signal }) => {
          asked.push(input);
          return new Promise((resolve, reject) => {
            answers.push({ resolve, reject: () => reject(new Error('no result')), signal });
          });
        }),
      },
      actions: { notify: (_, request) => notices.push(request) },
    }),
  );
  actor.start();
  const write = (text: string) => actor.send({ type: 'text.changed', text });
  const submit = () => actor.send({ type: 'search.submitted' });
  return {
    actor,
    asked,
    notices,
    write,
    submit,
    search(text: string) {
      write(text);
      submit();
    },
    until: (status: SearchStatus) =>
      waitFor(actor, (snapshot) => selectSearchStatus(snapshot) === status),
    status: () => selectSearchStatus(actor.getSnapshot()),
    songs: () => selectFoundSongs(actor.getSnapshot()).map(({ id }) => id),
    /** The request of that number. */
    request(count: number) {
      const answer = answers[count - 1];
      if (answer === undefined) throw new Error('nothing was asked');
      return answer;
    },
  };
}

async function withFirstPage() {
  const world = started();
  world.search('李白');
  world.request(1).resolve([song(1), song(2)]);
  await world.until('ready');
  return world;
}

describe('what is searched for', () => {
  it('is nothing before the text is submitted', () => {
    const { actor, asked, write } = started();
    write('李');
    write('李白');
    expect(asked).toEqual([]);
    expect(selectStateAttribute(actor.getSnapshot())).toBe(
      'popover.closed text.plain results.idle',
    );
  });

  it.each([
    ['  静夜思　', '静夜思'],
    ['a + b ? 100% \\ ( < 《 🎵', 'a + b ? 100% \\ ( < 《 🎵'],
  ])('is the text %j without the blanks around it', (text, keyword) => {
    const { actor, asked, search } = started();
    search(text);
    expect(asked).toEqual([{ keyword, offset: 0 }]);
    expect(selectSearchText(actor.getSnapshot())).toBe(text);
    expect(selectKeyword(actor.getSnapshot())).toBe(keyword);
  });

  it.each(['', '  ', '　'])(
    'is nothing where the text is %j, which clears the songs',
    async (text) => {
      const { asked, songs, search, status } = await withFirstPage();
      search(text);
      expect(status()).toBe('idle');
      expect(songs()).toEqual([]);
      expect(asked).toHaveLength(1);
    },
  );

  it('is given up with its text', () => {
    const { request, search, status, write } = started();
    search('李白');
    write('');
    expect(status()).toBe('idle');
    expect(request(1).signal.aborted).toBe(true);
  });

  it('is asked for once however often it is submitted', () => {
    const { asked, search, submit } = started();
    search('李白');
    submit();
    search(' 李白 ');
    expect(asked).toEqual([{ keyword: '李白', offset: 0 }]);
  });
});

describe('a word under composition', () => {
  it('is not searched for until it is composed', () => {
    const { actor, asked, submit, write } = started();
    actor.send({ type: 'composition.started' });
    write('libai');
    submit();
    expect(asked).toEqual([]);
    write('李白');
    actor.send({ type: 'composition.ended' });
    submit();
    expect(asked).toEqual([{ keyword: '李白', offset: 0 }]);
  });

  it('ends with the popover', () => {
    const { actor, asked, submit, write } = started();
    actor.send({ type: 'search.opened' });
    actor.send({ type: 'composition.started' });
    write('libai');
    actor.send({ type: 'search.closed' });
    expect(selectStateAttribute(actor.getSnapshot())).toBe(
      'popover.closed text.plain results.idle',
    );
    submit();
    expect(asked).toEqual([{ keyword: 'libai', offset: 0 }]);
  });
});

describe('the songs found', () => {
  it('stay while the popover is closed and opened again', async () => {
    const { actor, songs } = await withFirstPage();
    actor.send({ type: 'search.opened' });
    actor.send({ type: 'search.closed' });
    actor.send({ type: 'search.opened' });
    expect(songs()).toEqual([1, 2]);
    expect(selectSearchText(actor.getSnapshot())).toBe('李白');
    expect(selectStateAttribute(actor.getSnapshot())).toBe(
      'popover.open text.plain results.found.ready',
    );
  });

  it('stay while a newer search runs, and give way to its songs', async () => {
    const { asked, request, search, songs, until } = await withFirstPage();
    search('杜甫');
    expect(songs()).toEqual([1, 2]);
    expect(asked.at(-1)).toEqual({ keyword: '杜甫', offset: 0 });
    request(2).resolve([song(2), song(7)]);
    await until('ready');
    expect(songs()).toEqual([2, 7]);
  });

  it('are those of the newest search, however late an older answer comes', async () => {
    const { request, search, songs, until } = started();
    search('李白');
    search('杜甫');
    expect(request(1).signal.aborted).toBe(true);
    request(2).resolve([song(7)]);
    request(1).resolve([song(1)]);
    await until('ready');
    expect(songs()).toEqual([7]);
  });

  it('are none, which is said', async () => {
    const { notices, request, search, songs, until } = await withFirstPage();
    search('没有的歌');
    request(2).resolve([]);
    await until('nothing');
    expect(songs()).toEqual([]);
    expect(notices).toEqual([
      { tone: 'info', title: '提示', text: '没有相关的歌曲', duration: 1000 },
    ]);
  });

  it('do not come from an ignored answer, and a retry asks again', async () => {
    const { actor, asked, notices, request, search, songs, until } = await withFirstPage();
    search('杜甫');
    request(2).reject();
    await until('failed');
    expect(songs()).toEqual([]);
    expect(notices).toEqual([]);
    actor.send({ type: 'retry.requested' });
    expect(asked.at(-1)).toEqual({ keyword: '杜甫', offset: 0 });
    request(3).resolve([song(7)]);
    await until('ready');
    expect(songs()).toEqual([7]);
  });
});

describe('paging', () => {
  it('goes on by 20 also after a short page, and takes each song once', async () => {
    const { actor, asked, request, songs, until, write } = await withFirstPage();
    write('李白 将进');
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'more.requested' });
    request(2).resolve([song(2), song(3)]);
    await until('ready');
    actor.send({ type: 'more.requested' });
    expect(asked).toEqual([
      { keyword: '李白', offset: 0 },
      { keyword: '李白', offset: 20 },
      { keyword: '李白', offset: 40 },
    ]);
    expect(songs()).toEqual([1, 2, 3]);
  });

  it.each([
    ['an empty page', []],
    ['a page that brings nothing new', [song(1)]],
  ])('ends on %s', async (_, page) => {
    const { actor, asked, request, songs, until } = await withFirstPage();
    actor.send({ type: 'more.requested' });
    request(2).resolve(page);
    await until('exhausted');
    actor.send({ type: 'more.requested' });
    expect(asked).toHaveLength(2);
    expect(songs()).toEqual([1, 2]);
  });

  it('stops at an ignored answer and lets the listener try again', async () => {
    const { actor, asked, request, songs, until } = await withFirstPage();
    actor.send({ type: 'more.requested' });
    request(2).reject();
    await until('moreFailed');
    expect(songs()).toEqual([1, 2]);
    actor.send({ type: 'retry.requested' });
    request(3).resolve([song(3)]);
    await until('ready');
    expect(asked.map(({ offset }) => offset)).toEqual([0, 20, 20]);
    expect(songs()).toEqual([1, 2, 3]);
  });

  it('begins anew with another search, and stops the page under way', async () => {
    const { actor, asked, request, search, songs, until } = await withFirstPage();
    actor.send({ type: 'more.requested' });
    search('杜甫');
    expect(request(2).signal.aborted).toBe(true);
    request(3).resolve([song(7)]);
    request(2).resolve([song(3)]);
    await until('ready');
    actor.send({ type: 'more.requested' });
    expect(asked.slice(2)).toEqual([
      { keyword: '杜甫', offset: 0 },
      { keyword: '杜甫', offset: 20 },
    ]);
    expect(songs()).toEqual([7]);
  });
});
