import { expect, type Locator, type Page } from '@playwright/test';

/** The music player as a listener meets it. */
export class Player {
  readonly disc: Locator;
  readonly panel: Locator;
  readonly progress: Locator;
  /** What is told in place of the artist. */
  readonly hint: Locator;

  constructor(readonly page: Page) {
    this.disc = page.locator('[data-part="mini-disc"]');
    this.panel = page.getByRole('dialog', { name: '音乐播放器' });
    this.progress = this.panel.getByRole('slider', { name: '播放进度' });
    this.hint = this.panel.locator('[data-part="now-playing"] [data-part="failure"]');
  }

  async pressDiscPlay(): Promise<void> {
    await this.disc.locator('[data-part="play"]').click();
  }

  async openPanel(): Promise<void> {
    await this.disc.locator('[data-part="opener"]').click();
    await expect(this.panel.locator('[data-part="song"]').first()).toBeVisible();
  }

  /** Presses the play button in the row of that song. */
  choose(name: string): Promise<void> {
    return this.panel.getByRole('button', { name: `播放《${name}》`, exact: true }).click();
  }

  chooseCategory(name: string): Promise<void> {
    return this.panel.getByRole('button', { name, exact: true }).click();
  }

  row(name: string): Locator {
    return this.panel.locator('[data-part="song"]', { hasText: name });
  }

  toast(text: string): Locator {
    return this.page.locator('[data-part="toast"]', { hasText: text });
  }

  press(part: 'play' | 'next' | 'previous' | 'play-model' | 'back' | 'volume'): Promise<void> {
    return this.panel.locator(`[data-part="${part}"]`).first().click();
  }

  /** e.g. `playback.playing`: one of the regions of the player's state. */
  async expectToBeIn(state: string): Promise<void> {
    await expect(this.page.locator('[data-machine="player"]').first()).toHaveAttribute(
      'data-state',
      new RegExp(`(^| )${state.replaceAll('.', '\\.')}( |$|\\.)`),
    );
  }

  async expectToPlay(name: string): Promise<void> {
    await expect(this.panel.locator('[data-part="now-playing"] [data-part="title"]')).toHaveText(
      name,
    );
    await this.expectToBeIn('playback.playing');
  }

  /** It has failed, and says so in these words. */
  async expectToFail(words: string): Promise<void> {
    await this.expectToBeIn('playback.failed');
    await expect(this.hint).toHaveText(words);
  }

  /** Nothing is on its way: no spinner, nothing busy, no row still to come. */
  async expectCalm(): Promise<void> {
    await expect(
      this.page.locator('[aria-busy="true"], [data-part="spinner"], [data-part="songs-loading"]'),
    ).toHaveCount(0);
  }

  async title(): Promise<string> {
    return (await this.disc.locator('[data-part="title"]').textContent()) ?? '';
  }
}
