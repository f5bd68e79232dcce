import { expect, type Locator, type Page } from '@playwright/test';

/** The music player as a listener meets it. */
export class Player {
  readonly disc: Locator;
  readonly panel: Locator;

  constructor(readonly page: Page) {
    this.disc = page.locator('[data-part="mini-disc"]');
    this.panel = page.getByRole('dialog', { name: '音乐播放器' });
  }

  async pressDiscPlay(): Promise<void> {
    await this.disc.locator('[data-part="play"]').click();
  }

  async openPanel(): Promise<void> {
    await this.disc.locator('[data-part="opener"]').click();
    await expect(this.panel.locator('[data-part="song"]').first()).toBeVisible();
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

  async title(): Promise<string> {
    return (await this.disc.locator('[data-part="title"]').textContent()) ?? '';
  }
}
