import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '#tests/api/shellParts.ts';

const PROCESS = fileURLToPath(new URL('../peers/shellProcess.ts', import.meta.url));

let child: ChildProcess;
let lines: AsyncIterator<string>;
let url: string;
let folder: Awaited<ReturnType<typeof makeFolder>>;

beforeEach(async () => {
  folder = await makeFolder();
  child = spawn(process.execPath, ['--import', 'tsx', PROCESS, folder.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the process has no output');
  lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  url = (await nextLine()).replace('ready ', '');
}, 30_000);

afterEach(async () => {
  child.kill('SIGKILL');
  await folder.remove();
});

async function nextLine(): Promise<string> {
  const { value } = await lines.next();
  return String(value);
}

/** Sends the signal and gives code and signal of the end, and the ms it took. */
async function end(signal: NodeJS.Signals): Promise<[unknown, unknown, number]> {
  const begun = Date.now();
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code, by] = await exited;
  return [code, by, Date.now() - begun];
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends a resting site at once with code 0',
  async (signal) => {
    await (await fetch(`${url}/health`)).text();
    const [code, by, time] = await end(signal);
    expect([code, by]).toEqual([0, null]);
    expect(time).toBeLessThan(1500);
  },
);

it('finishes what is under way first', async () => {
  const answer = fetch(`${url}/api/slow`).then((response) => response.text());
  expect(await nextLine()).toBe('asked');
  const [code] = await end('SIGTERM');
  expect(code).toBe(0);
  expect(await answer).toBe('finished');
});

it('cuts off what does not end, within five seconds', async () => {
  const answer = fetch(`${url}/api/never`).then(
    () => 'answered',
    () => 'cut off',
  );
  expect(await nextLine()).toBe('asked');
  const [code, , time] = await end('SIGTERM');
  expect(code).toBe(0);
  expect(time).toBeLessThan(5000);
  expect(await answer).toBe('cut off');
}, 10_000);

it('ends at once at a second signal', async () => {
  const answer = fetch(`${url}/api/never`).catch(() => 'cut off');
  expect(await nextLine()).toBe('asked');
  child.kill('SIGINT');
  await expect.poll(() => fetch(`${url}/health`).catch(() => 'closed')).toBe('closed');
  const [code, , time] = await end('SIGINT');
  expect(code).toBe(0);
  expect(time).toBeLessThan(1000);
  expect(await answer).toBe('cut off');
});
