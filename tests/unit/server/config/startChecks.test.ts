import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders, listenError } from '#server/startChecks.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blog-folders-'));
});

afterEach(() => rm(root, { recursive: true }));

describe('checkFolders', () => {
  it('makes the data folder where there is none, with those above it', async () => {
    const dataDir = join(root, 'var/lib/blog');
    await checkFolders({ contentDir: root, dataDir });
    await checkFolders({ contentDir: root, dataDir });
    expect((await stat(dataDir)).isDirectory()).toBe(true);
  });

  it('says where it looked for content', async () => {
    const contentDir = join(root, 'none');
    await expect(checkFolders({ contentDir, dataDir: root })).rejects.toThrow(
      `读不到内容文件夹 ${contentDir}：文件夹不存在。请用 CONTENT_DIR 指向博客的内容文件夹。`,
    );
  });

  it('says why it cannot write data', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    for (const dataDir of [file, join(file, 'below')]) {
      await expect(checkFolders({ contentDir: root, dataDir })).rejects.toThrow(
        `数据文件夹 ${dataDir} 不可写：那里是一个文件，不是文件夹。请用 DATA_DIR 换一个可写的文件夹。`,
      );
    }
  });

  it('gives up where the system never lets a folder be made', async () => {
    await expect(checkFolders({ contentDir: root, dataDir: '/proc/blog' })).rejects.toThrow(
      '数据文件夹 /proc/blog 不可写：',
    );
  });
});

describe('listenError', () => {
  it.each([
    [
      'EADDRINUSE',
      '端口 3000 已被占用：请关掉占用它的程序，或用 PORT 换一个（0 表示任选一个空闲端口）。',
    ],
    ['EACCES', '没有权限监听端口 3000：请用 PORT 换一个 1024 以上的端口。'],
    ['EADDRNOTAVAIL', '这台机器没有地址 10.1.1.1：请检查 HOST，本机用 127.0.0.1。'],
    ['EOTHER', '监听 10.1.1.1:3000 失败：something else。'],
  ])('has a sentence for %s', (code, sentence) => {
    const error = Object.assign(new Error('something else'), { code });
    expect(listenError(error, { host: '10.1.1.1', port: 3000 }).message).toBe(sentence);
  });
});
