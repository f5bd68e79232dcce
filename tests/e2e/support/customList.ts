import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player.ts';

const KEY = 'blog-music-player';

/** The popover with the visitor's own play list. */
export class CustomList {
  readonly sheet: Locator;
  readonly rows: Locator;
  readonly scroller: Locator;
  /** Read aloud. */
  readonly status: Locator;

  constructor(readonly player: Player) {
    this.sheet = player.page.locator('[data-machine="customList"]');
    this.rows = this.sheet.locator('[data-part="custom-song"]');
    this.scroller = this.sheet.locator('[data-part="custom-songs"]');
    this.status = this.sheet.getByRole('status');
  }

  async open(): Promise<void> {
    await this.player.panel.locator('[data-part="custom-list"]').click();
    await this.expectToBeIn('open.resting');
    await this.sheet.evaluate(async (sheet) => {
      await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
    });
  }

  /** How far the row's handle is from that height, in whole px. */
  async distance(name: string, y: number): Promise<number> {
    return Math.floor(Math.abs((await this.grip(name)).y - y));
  }

  /** Adds songs from the table of the panel. */
  async add(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.player.panel.getByRole('button', { name: `把《${name}》加入播放列表` }).click();
    }
  }

  async expectToBeIn(state: string): Promise<void> {
    await expect(this.sheet).toHaveAttribute('data-state', state);
  }

  async expectSongs(...names: string[]): Promise<void> {
    await expect(this.rows.locator('[data-part="song-name"]')).toHaveText(names);
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.player.page.getByText(name, { exact: true }) });
  }

  part(name: string, part: 'drag-handle' | 'play-next' | 'remove-song' | 'song-name'): Locator {
    return this.row(name).locator(`[data-part="${part}"]`);
  }

  /** Lifts a row; its handle is reached by Tab, as by a visitor without a mouse. */
  async lift(name: string): Promise<void> {
    await this.row(name).getByRole('button').nth(1).focus();
    await this.player.page.keyboard.press('Shift+Tab');
    await expect(this.part(name, 'drag-handle')).toBeFocused();
    await this.player.page.keyboard.press('Space');
    await this.expectToBeIn('open.lifted');
  }

  /** The middle of a row's handle in the window, px. */
  async grip(name: string): Promise<{ x: number; y: number }> {
    const box = await this.part(name, 'drag-handle').boundingBox();
    if (box === null) throw new Error(`${name} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** A song as the player keeps it. */
export function keptSong(id: number, name: string) {
  return { id, name, ar: [{ name: '李白' }], alia: [], al: { picUrl: '/kept.jpg' }, dt: 60_000 };
}

/** Puts a play list into the browser before the site looks for one. */
export async function keepCustomSongs(
  page: Page,
  customSongs: readonly unknown[],
  song: unknown = null,
): Promise<void> {
  const record = {
    version: 1,
    volume: 0.5,
    playModel: 'LISTLOOP',
    playType: 'CUSTOM',
    song,
    currentTime: 0,
    duration: 0,
    songs: [],
    customSongs,
    lyricOffsets: [],
  };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(record),
  ] as const);
  await page.route('**/kept.jpg*', (route) => route.fulfill({ path: 'content/pictures/bg/1.jpg' }));
}
