import type { Page } from '@playwright/test';

/** Chromium without the rule that sound waits for a gesture of its own. */
export function withSound<Options extends { args?: string[] }>(options: Options): Options {
  return {
    ...options,
    args: [...(options.args ?? []), '--autoplay-policy=no-user-gesture-required'],
  };
}

export interface WatchedAudio {
  /** Seconds. */
  time(): Promise<number>;
  /** Audio elements the page has made. */
  count(): Promise<number>;
  volume(): Promise<number>;
  source(): Promise<string>;
}

/** Shows what the one audio element of the page does; to be called before the page is opened. */
export async function watchAudio(page: Page): Promise<WatchedAudio> {
  await page.addInitScript(() => {
    const made: HTMLAudioElement[] = [];
    const Original = window.Audio;
    window.Audio = class extends Original {
      constructor(source?: string) {
        super(source);
        made.push(this);
      }
    };
    Object.assign(window, { madeAudio: made });
  });
  const read = <Value>(take: (made: HTMLAudioElement[]) => Value) =>
    page.evaluate(`(${take.toString()})(window.madeAudio)`) as Promise<Value>;
  return {
    time: () => read((made) => made[0]?.currentTime ?? 0),
    count: () => read((made) => made.length),
    volume: () => read((made) => made[0]?.volume ?? -1),
    source: () => read((made) => decodeURIComponent(made[0]?.src ?? '')),
  };
}
