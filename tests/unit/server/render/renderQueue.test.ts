import { describe, expect, it } from 'vitest';
import { createRenderQueue, TooBusy } from '#server/render/renderQueue.ts';

/** A job that ends when it is told to. */
function openJob() {
  let end: (result: string) => void = () => {};
  let begun = false;
  const result = new Promise<string>((resolve) => {
    end = resolve;
  });
  return {
    run: () => {
      begun = true;
      return result;
    },
    hasBegun: () => begun,
    end: (text: string) => end(text),
  };
}

describe('createRenderQueue', () => {
  it('runs as many jobs at once as it may, the others in their order, and refuses the rest', async () => {
    const inTurn = createRenderQueue({ atOnce: 2, waiting: 1 });
    const jobs = [openJob(), openJob(), openJob()];
    const results = jobs.map((job) => inTurn(job.run));
    await expect(inTurn(async () => 'too much')).rejects.toThrow(TooBusy);
    expect(jobs.map((job) => job.hasBegun())).toEqual([true, true, false]);
    jobs[1]?.end('b');
    expect(await results[1]).toBe('b');
    expect(jobs.map((job) => job.hasBegun())).toEqual([true, true, true]);
    jobs[0]?.end('a');
    jobs[2]?.end('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });

  it('gives the place of a failed job to the next', async () => {
    const inTurn = createRenderQueue({ atOnce: 1, waiting: 1 });
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
