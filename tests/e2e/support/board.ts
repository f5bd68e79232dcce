import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';

/** The lyric boards as a listener meets them. */
export class Board {
  readonly player: Player;
  readonly panel: Locator;
  readonly root: Locator;
  readonly lines: Locator;
  readonly current: Locator;
  readonly controls: Locator;
  readonly picture: Locator;

  constructor(readonly page: Page) {
    this.player = new Player(page);
    this.panel = this.player.panel;
    this.root = this.panel.locator('[data-machine="lyricBoard"]');
    this.lines = this.root.locator('[data-part="lyric-line"]');
    this.current = this.root.locator('[data-part="lyric-line"][aria-current]');
    this.controls = this.panel.locator('[data-part="controls"]');
    this.picture = this.panel.locator('[data-part="picture"] img');
  }

  /** Opens the COMMON board of a song that sounds; on a page that lies open. */
  async openWith(song: string): Promise<void> {
    await this.player.openPanel();
    await this.panel.getByRole('button', { name: `播放《${song}》`, exact: true }).click();
    await this.player.expectToBeIn('playback.playing');
    await this.panel.locator('[data-part="now-playing"]').click();
    await expect(this.root).toBeVisible();
  }

  /** From one board to the other. */
  async switchMode(): Promise<void> {
    await this.part('board-mode').click();
  }

  /** Brings the pointer to a control, be it hidden, as a hand does: over the way there. */
  async pointAt(control: Locator): Promise<void> {
    const box = await control.boundingBox();
    if (box === null) throw new Error('the control is not there');
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await this.expectToBeIn('special.bar.shown');
  }

  part(name: string): Locator {
    return this.panel.locator(`[data-part="${name}"]`);
  }

  /** e.g. `special.bar.hidden`: the end of one of the paths of the board's state. */
  async expectToBeIn(state: string): Promise<void> {
    await expect(this.root).toHaveAttribute(
      'data-state',
      new RegExp(`(^|[ .])${state.replaceAll('.', '\\.')}( |$)`),
    );
  }

  /** The catalogue answers with these words, whatever the song. */
  async answerWith(lrc: string | object): Promise<void> {
    await this.page.route('**/wapi/lyric*', (route) =>
      route.fulfill({
        json: typeof lrc === 'string' ? { code: 200, lrc: { version: 1, lyric: lrc } } : lrc,
      }),
    );
  }
}
