import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentWatch, watchContent } from '#server/content/watchContent.ts';

let dir: string;
let watching: ContentWatch | undefined;

/** Counts calls and lets a test wait for the next one. */
class Calls {
  count = 0;
  #waiting: (() => void)[] = [];

  readonly called = (): void => {
    this.count += 1;
    for (const go of this.#waiting.splice(0)) go();
  };

  next(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-watch-'));
  await write('articles/a.md', '一');
  await write('articles/sub/b.md', '二');
});

afterEach(async () => {
  await watching?.close();
  await rm(dir, { recursive: true, force: true });
});

async function start(calls: Calls, call: () => void | Promise<void> = calls.called): Promise<void> {
  watching = watchContent(dir, call);
  await watching.ready;
}

describe('watchContent', () => {
  it('calls once for a burst of changes', async () => {
    const calls = new Calls();
    await start(calls);
    const called = calls.next();
    await write('articles/a.md', '甲');
    await write('articles/c.md', '丙');
    await write('articles/new/d.md', '丁');
    await rm(join(dir, 'articles/sub/b.md'));
    await write('site.yml', 'blog_name: 新');
    await called;
    expect(calls.count).toBe(1);
  });

  it('notices a file replaced by an editor that saves beside it and renames', async () => {
    const calls = new Calls();
    await start(calls);
    for (const text of ['甲', '乙']) {
      const called = calls.next();
      await write('articles/.a.md.swp', text);
      await rename(join(dir, 'articles/.a.md.swp'), join(dir, 'articles/a.md'));
      await called;
    }
    expect(calls.count).toBe(2);
  });

  it('goes on after a folder was deleted and made again', async () => {
    const calls = new Calls();
    await start(calls);
    let called = calls.next();
    await rm(join(dir, 'articles/sub'), { recursive: true });
    await called;
    called = calls.next();
    await write('articles/sub/b.md', '又来');
    await called;
    called = calls.next();
    await write('articles/sub/b.md', '又来一次');
    await called;
    expect(calls.count).toBe(3);
  });

  it('goes on after the folder of the articles, and the whole content folder, were made again', async () => {
    const calls = new Calls();
    await start(calls);
    for (const folder of [join(dir, 'articles'), dir]) {
      let called = calls.next();
      await rm(folder, { recursive: true });
      await called;
      called = calls.next();
      await write('articles/a.md', '又来');
      await called;
      called = calls.next();
      await write('articles/a.md', '又来一次');
      await called;
    }
    expect(calls.count).toBe(6);
  });

  it('begins when a content folder appears', async () => {
    await rm(dir, { recursive: true });
    const calls = new Calls();
    await start(calls);
    const called = calls.next();
    await write('articles/a.md', '来了');
    await called;
    expect(calls.count).toBe(1);
  });

  it('notices changes of an article and of site.yml that lie behind links', async () => {
    await write('elsewhere/b.md', '二');
    await write('settings/blog.yml', 'blog_name: 旧');
    await symlink(join(dir, 'elsewhere/b.md'), join(dir, 'articles/linked.md'));
    await symlink(join(dir, 'settings/blog.yml'), join(dir, 'site.yml'));
    const calls = new Calls();
    await start(calls);
    for (const path of ['elsewhere/b.md', 'settings/blog.yml']) {
      const called = calls.next();
      await write(path, '新');
      await called;
    }
    expect(calls.count).toBe(2);
  });

  it('notices what comes into a folder after the folder itself', async () => {
    const calls = new Calls();
    await start(calls);
    for (const path of ['articles/new/deep/a.md', 'articles/new/deep/b.md']) {
      const called = calls.next();
      await write(path, '新');
      await called;
    }
    expect(calls.count).toBe(2);
  });

  it('does not care for pictures, hidden files and drafts', async () => {
    const calls = new Calls();
    await start(calls);
    const called = calls.next();
    await write('pictures/1.jpg', 'x');
    await write('articles/picture.png', 'x');
    await write('articles/.hidden.md', 'x');
    await write('articles/_drafts/d.md', 'x');
    await write('articles/a.md', '甲');
    await called;
    expect(calls.count).toBe(1);
  });

  it('tells of a failing call, goes on, and never calls twice at once', async () => {
    const errors: unknown[] = [];
    const calls = new Calls();
    let running = 0;
    let most = 0;
    watching = watchContent(
      dir,
      async () => {
        running += 1;
        most = Math.max(most, running);
        calls.called();
        await write(`articles/during-${calls.count}.md`, '写');
        running -= 1;
        if (calls.count === 1) throw new Error('坏了');
      },
      { onError: (error) => errors.push(error) },
    );
    await watching.ready;
    let called = calls.next();
    await write('articles/a.md', '甲');
    await called;
    called = calls.next();
    await called;
    expect(errors).toEqual([new Error('坏了')]);
    expect(most).toBe(1);
  });

  it('goes on where links lead round in a circle, without a word', async () => {
    await symlink('.', join(dir, 'articles/here'));
    await symlink('../sub', join(dir, 'articles/sub/up'));
    await symlink('q.md', join(dir, 'articles/p.md'));
    await symlink('p.md', join(dir, 'articles/q.md'));
    const errors: unknown[] = [];
    const calls = new Calls();
    watching = watchContent(dir, calls.called, { onError: (error) => errors.push(error) });
    await watching.ready;
    let called = calls.next();
    await symlink('..', join(dir, 'articles/sub/later'));
    await called;
    called = calls.next();
    await write('articles/sub/b.md', '乙');
    await called;
    expect([errors, calls.count]).toEqual([[], 2]);
  });

  it('is silent after close', async () => {
    const calls = new Calls();
    await start(calls);
    await watching?.close();
    await write('articles/a.md', '甲');
    const witness = new Calls();
    const called = witness.next();
    await start(witness);
    await write('articles/a.md', '乙');
    await called;
    expect([calls.count, witness.count]).toEqual([0, 1]);
  });
});
