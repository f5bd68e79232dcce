import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '#server/music/liveLibrary.ts';
import { readLibrary } from '#server/music/readLibrary.ts';
import { nameId, stableIds } from '#server/music/stableIds.ts';
import { createTagCache } from '#server/music/tagCache.ts';
import { listen, makeFolder, shellParts } from '#tests/api/shellParts.ts';
import { mp3 } from '#tests/unit/server/music/mp3.ts';

const NAMES = ['songs/春晓.mp3', 'songs/静夜思.mp3', 'songs/将进酒.mp3', 'songs/无词.mp3'];
const IDS = stableIds(NAMES);
const MOON = mp3({ title: '静夜思', artists: ['李白'], album: '唐诗' });
const [spring = 0, moon = 0, wine = 0, silent = 0] = NAMES.map((name) => IDS.get(name));
const TANG = nameId('唐诗的夜');

let folder: Awaited<ReturnType<typeof makeFolder>>;
let library: ReturnType<typeof openLibrary>;
let site: Awaited<ReturnType<typeof listen>>;
const problems: string[] = [];

beforeAll(async () => {
  folder = await makeFolder({
    'music/songs/静夜思.mp3': MOON,
    'music/songs/静夜思.lrc': '[00:01.00]床前明月光\n',
    'music/songs/静夜思.en.lrc': '[00:01.00]Moonlight before my bed\n',
    'music/songs/静夜思.jpg': 'jpg',
    'music/songs/春晓.mp3': mp3({ title: '春晓', artists: ['孟浩然'] }),
    'music/songs/春晓.lrc': '没有时间轴的纯文本歌词',
    'music/songs/将进酒.mp3': mp3({ title: '将进酒', artists: ['李白', '岑夫子'] }),
    'music/songs/将进酒.lrc': '[99:00.00]纯音乐，请欣赏\n',
    'music/songs/无词.mp3': mp3({}),
    'music/songs.yml': '静夜思: {alias: 夜思}',
    'music/lists.yml':
      '- {name: 唐诗的夜, description: 夜里听, cover: /pictures/night.jpg, songs: [静夜思, 春晓, 将进酒]}\n- {name: 空, songs: []}\n',
  });
  const root = join(folder.path, 'music');
  const cache = createTagCache(join(folder.path, 'data/cache/music.json'));
  library = openLibrary(
    root,
    () => readLibrary(root, cache),
    (problem) => problems.push(problem),
  );
  await library.ready;
  site = await listen(shellParts(folder.path, { music: { kind: 'folder', root, library } }));
});

afterAll(async () => {
  await site.close();
  await library.close();
  await folder.remove();
});

async function ask(call: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${site.url}/wapi/${call}`);
  return { status: answer.status, body: await answer.json() };
}

describe('the catalogue over a folder', () => {
  it('lists the categories', async () => {
    const { status, body } = await ask('toplist/detail');
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 200,
      list: [
        {
          id: TANG,
          name: '唐诗的夜',
          coverImgUrl: `${site.url}/pictures/night.jpg`,
          coverImgId_str: '0',
          description: '夜里听',
          updateFrequency: '',
          trackCount: 3,
          playCount: 0,
          subscribedCount: 0,
          updateTime: expect.any(Number),
          tags: [],
          tracks: [
            { first: '静夜思', second: '李白' },
            { first: '春晓', second: '孟浩然' },
            { first: '将进酒', second: '李白/岑夫子' },
          ],
        },
        {
          id: nameId('空'),
          name: '空',
          coverImgUrl: '',
          coverImgId_str: '0',
          description: null,
          updateFrequency: '',
          trackCount: 0,
          playCount: 0,
          subscribedCount: 0,
          updateTime: 0,
          tags: [],
          tracks: [],
        },
      ],
      artistToplist: {
        coverUrl: `${site.url}/pictures/night.jpg`,
        name: '歌手榜',
        upateFrequency: '',
        updateFrequency: '',
        position: 2,
      },
    });
  });

  const detail = () => ({
    id: moon,
    name: '静夜思',
    ar: [{ id: nameId('李白'), name: '李白', tns: [], alias: [] }],
    alia: ['夜思'],
    al: {
      id: nameId('唐诗'),
      name: '唐诗',
      picUrl: `${site.url}/music/songs/${encodeURIComponent('静夜思')}.jpg`,
      pic_str: '0',
    },
    dt: 2612,
    fee: 0,
    mv: 0,
    st: 0,
    no: 0,
    cd: '01',
    noCopyrightRcmd: null,
    publishTime: 0,
  });
  const allowed = {
    id: moon,
    fee: 0,
    payed: 0,
    st: 0,
    pl: 48000,
    dl: 48000,
    fl: 48000,
    maxbr: 48000,
    plLevel: 'exhigh',
    flLevel: 'exhigh',
    toast: false,
    freeTrialPrivilege: {
      resConsumable: false,
      userConsumable: false,
      cannotListenReason: null,
    },
  };

  it('pages the songs of a category', async () => {
    expect(await ask(`playlist/track/all?id=${TANG}&limit=1&offset=0`)).toEqual({
      status: 200,
      body: { code: 200, songs: [detail()], privileges: [allowed] },
    });
    expect(await idsOf(`playlist/track/all?id=${TANG}`)).toEqual([moon, spring, wine]);
    expect(await idsOf(`playlist/track/all?id=${TANG}&limit=30&offset=1`)).toEqual([spring, wine]);
    expect(await idsOf(`playlist/track/all?id=${TANG}&limit=30&offset=30`)).toEqual([]);
  });

  it.each(['song/detail', '/song/detail'])('knows details at %s', async (call) => {
    expect(await ask(`${call}?ids=${moon}`)).toEqual({
      status: 200,
      body: { code: 200, songs: [detail()], privileges: [allowed] },
    });
    expect(await idsOf(`${call}?ids=${wine},12,${moon}`)).toEqual([wine, moon]);
    expect(await ask(`${call}?ids=12`)).toEqual({
      status: 200,
      body: { code: 200, songs: [], privileges: [] },
    });
  });

  it('gives an address that plays, whole and in parts', async () => {
    const { body } = await ask(`song/url/v1?id=${moon}&level=exhigh`);
    const url = `${site.url}/music/songs/${encodeURIComponent('静夜思')}.mp3`;
    expect(body).toEqual({
      code: 200,
      data: [
        {
          id: moon,
          url,
          br: 48000,
          size: MOON.length,
          md5: null,
          code: 200,
          expi: 1200,
          type: 'mp3',
          gain: 0,
          peak: 1,
          fee: 0,
          uf: null,
          payed: 0,
          flag: 0,
          canExtend: false,
          freeTrialInfo: null,
          level: 'exhigh',
          encodeType: 'mp3',
          channelLayout: null,
          freeTrialPrivilege: {
            resConsumable: false,
            userConsumable: false,
            listenType: null,
            cannotListenReason: null,
            playReason: null,
          },
          freeTimeTrialPrivilege: {
            resConsumable: false,
            userConsumable: false,
            type: 0,
            remainTime: 0,
          },
          urlSource: 0,
          rightSource: 0,
          time: 2612,
          message: null,
        },
      ],
    });
    const audio = await fetch(url, { headers: { range: 'bytes=0-2' } });
    expect([audio.status, await audio.text()]).toEqual([206, 'ID3']);
  });

  it('says of an unknown song that it has no address', async () => {
    expect(await ask('song/url/v1?id=12')).toEqual({
      status: 200,
      body: {
        code: 200,
        data: [
          {
            id: 12,
            url: null,
            br: 0,
            size: 0,
            md5: null,
            code: 404,
            expi: 1200,
            type: null,
            fee: 0,
            freeTrialInfo: null,
            level: null,
          },
        ],
      },
    });
  });

  it('searches in the form of artists and album', async () => {
    const img1v1Url = `${site.url}/music/songs/${encodeURIComponent('静夜思')}.jpg`;
    const person = {
      picUrl: null,
      alias: [],
      albumSize: 0,
      picId: 0,
      fansGroup: null,
      img1v1Url,
      img1v1: 0,
      trans: null,
    };
    expect(await ask(`search?keywords=${encodeURIComponent('李白 夜')}&limit=20&offset=0`)).toEqual(
      {
        status: 200,
        body: {
          code: 200,
          result: {
            songs: [
              {
                id: moon,
                name: '静夜思',
                artists: [{ id: nameId('李白'), name: '李白', ...person }],
                album: {
                  id: nameId('唐诗'),
                  name: '唐诗',
                  artist: { id: 0, name: '', ...person },
                  publishTime: 0,
                  size: 0,
                  status: 0,
                  picId: 0,
                },
                duration: 2612,
                copyrightId: 0,
                status: 0,
                alias: ['夜思'],
                mvid: 0,
                fee: 0,
              },
            ],
            hasMore: false,
            songCount: 1,
          },
        },
      },
    );
    expect(await ask(`search?keywords=${encodeURIComponent('李白')}&limit=1`)).toMatchObject({
      body: { result: { hasMore: true, songCount: 2 } },
    });
    expect(await ask('search?keywords=zzz')).toEqual({
      status: 200,
      body: { code: 200, result: { songCount: 0 } },
    });
  });

  it('gives lyrics with translation, plain text, and the sign that there are none', async () => {
    const flags = { sgc: false, sfy: false, qfy: false, code: 200 };
    const none = { version: 0, lyric: '' };
    const lyrics = (lyric: string, tlyric = none) => ({
      ...flags,
      lrc: { version: 1, lyric },
      klyric: none,
      tlyric,
      romalrc: none,
    });
    expect((await ask(`lyric?id=${moon}`)).body).toEqual(
      lyrics('[00:01.00]床前明月光\n', {
        version: 1,
        lyric: '[00:01.00]Moonlight before my bed\n',
      }),
    );
    expect((await ask(`lyric?id=${spring}`)).body).toEqual(lyrics('没有时间轴的纯文本歌词'));
    expect((await ask(`lyric?id=${wine}`)).body).toEqual(lyrics('[99:00.00]纯音乐，请欣赏\n'));
    expect((await ask(`lyric?id=${silent}`)).body).toEqual({ ...flags, nolyric: true });
    expect((await ask('lyric?id=12')).body).toEqual({ ...flags, uncollected: true });
  });

  it.each([
    ['playlist/track/all', "Required long parameter 'id' is not present"],
    ['song/url/v1?id=', "Required long parameter 'id' is not present"],
    ['song/detail', "Required long parameter 'ids' is not present"],
    ['lyric', "Required long parameter 'id' is not present"],
    ['search', "Required String parameter 'keywords' is not present"],
    ['search?keywords=%20', "Required String parameter 'keywords' is not present"],
    ['lyric?id=abc', '参数 id 应为正整数'],
    ['song/detail?ids=1,x', '参数 ids 应为正整数'],
    ['song/detail?ids=99999999999999999999', '参数 ids 应为正整数'],
    [`song/detail?ids=${'1,'.repeat(1000)}1`, '参数 ids 一次最多 1000 个'],
    ['playlist/track/all?id=1&limit=-1', '参数 limit 应为非负整数'],
    ['search?keywords=a&offset=1.5', '参数 offset 应为非负整数'],
  ])('refuses %s in the way of the catalogue', async (call, message) => {
    expect(await ask(call)).toEqual({ status: 200, body: { code: 400, message } });
  });

  it.each(['playlist/track/all?id=12', 'login/cellphone', 'playlist'])(
    'does not know %s',
    async (call) => {
      expect(await ask(call)).toEqual({
        status: 404,
        body: { code: 404, data: null, msg: 'Not Found' },
      });
    },
  );

  it('makes addresses for the host the visitor came by', async () => {
    const proxied = await listen(
      shellParts(folder.path, {
        config: { contentDir: folder.path, trustProxy: ['loopback'] },
        music: { kind: 'folder', root: join(folder.path, 'music'), library },
      }),
    );
    const answer = await fetch(`${proxied.url}/wapi/song/url/v1?id=${moon}`, {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'blog.example.com' },
    });
    const body = await answer.json();
    await proxied.close();
    expect(body.data[0].url).toMatch(/^https:\/\/blog\.example\.com\/music\/songs\//);
  });

  it('takes new songs in and lets deleted ones go without a restart', async () => {
    const file = join(folder.path, 'music/songs/登高.mp3');
    const find = () => idsOf(`search?keywords=${encodeURIComponent('登高')}`);
    await writeFile(file, mp3({ title: '登高', artists: ['杜甫'] }));
    await expect.poll(find, { timeout: 5000 }).toHaveLength(1);
    await rm(file);
    await expect.poll(find, { timeout: 5000 }).toHaveLength(0);
  });

  it('tells each problem of the folder once', async () => {
    const sentence = 'content/music/lists.yml：歌单“甲”里的“没有”没有对应的音频';
    const file = join(folder.path, 'music/lists.yml');
    await writeFile(file, '- {name: 甲, songs: [没有]}');
    await expect.poll(() => problems, { timeout: 5000 }).toEqual([sentence]);
    await writeFile(file, '- {name: 甲, songs: [没有, 春晓]}');
    await expect.poll(() => idsOf(`playlist/track/all?id=${nameId('甲')}`)).toEqual([spring]);
    expect(problems).toEqual([sentence]);
  });
});

it('a link that leads back up is not followed without end, and told of to nobody', async () => {
  const looped = await makeFolder({ 'music/songs/春晓.mp3': mp3({ title: '春晓' }) });
  const root = join(looped.path, 'music');
  await symlink('..', join(root, 'songs/up'));
  await symlink('q.mp3', join(root, 'p.mp3'));
  await symlink('p.mp3', join(root, 'q.mp3'));
  const told: string[] = [];
  const cache = createTagCache(join(looped.path, 'cache.json'));
  const live = openLibrary(
    root,
    () => readLibrary(root, cache),
    (problem) => told.push(problem),
  );
  await live.ready;
  await symlink('.', join(root, 'songs/later'));
  await writeFile(join(root, 'songs/登高.mp3'), mp3({ title: '登高' }));
  await expect
    .poll(async () => (await live.current()).songs.map((song) => song.title), { timeout: 5000 })
    .toEqual(['春晓', '登高']);
  await live.close();
  await looped.remove();
  expect(told).toEqual([]);
});

/** Ids of the songs of an answer, whatever its form. */
async function idsOf(call: string): Promise<number[]> {
  const { body } = await ask(call);
  const songs = songsOf(body) ?? songsOf(isRecord(body) ? body.result : undefined) ?? [];
  return songs.flatMap((item) => (isRecord(item) ? Number(item.id) : []));
}

function songsOf(value: unknown): unknown[] | undefined {
  return isRecord(value) && Array.isArray(value.songs) ? value.songs : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
