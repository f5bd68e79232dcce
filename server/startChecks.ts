import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { errorCode, errorText, StartError } from '#server/startError.ts';

const REASONS: Record<string, string> = {
  EACCES: '没有权限',
  EPERM: '没有权限',
  EROFS: '磁盘是只读的',
  ENOSPC: '磁盘已满',
  EEXIST: '那里是一个文件，不是文件夹',
  ENOTDIR: '那里是一个文件，不是文件夹',
  ENOENT: '文件夹不存在',
};

function reasonOf(error: unknown): string {
  return REASONS[errorCode(error)] ?? errorText(error);
}

/**
 * Makes sure of both folders before anything is opened: the content can be listed, the data folder is
 * there (made when missing) and takes a file.
 *
 * @throws StartError
 */
export async function checkFolders(config: Pick<Config, 'contentDir' | 'dataDir'>): Promise<void> {
  const { contentDir, dataDir } = config;
  try {
    await readdir(contentDir);
  } catch (error) {
    throw new StartError(
      `读不到内容文件夹 ${contentDir}：${reasonOf(error)}。请用 CONTENT_DIR 指向博客的内容文件夹。`,
    );
  }
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `数据文件夹 ${dataDir} 不可写：${reasonOf(error)}。请用 DATA_DIR 换一个可写的文件夹。`,
    );
  }
}

/** Node's own recursive `mkdir` never ends where the system refuses with ENOENT, as below /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/** The sentence for a failed `listen`. */
export function listenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `端口 ${port} 已被占用：请关掉占用它的程序，或用 PORT 换一个（0 表示任选一个空闲端口）。`,
      );
    case 'EACCES':
      return new StartError(`没有权限监听端口 ${port}：请用 PORT 换一个 1024 以上的端口。`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`这台机器没有地址 ${host}：请检查 HOST，本机用 127.0.0.1。`);
    default:
      return new StartError(`监听 ${host}:${port} 失败：${errorText(error)}。`);
  }
}
