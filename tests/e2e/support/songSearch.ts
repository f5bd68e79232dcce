import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';

/** The search for songs as a listener meets it. */
export class SongSearch {
  readonly player: Player;
  readonly opener: Locator;
  readonly sheet: Locator;
  readonly field: Locator;
  readonly submit: Locator;
  /** The rows in sight and a few beyond. */
  readonly results: Locator;
  readonly foot: Locator;

  constructor(readonly page: Page) {
    this.player = new Player(page);
    this.opener = this.player.panel.getByRole('button', { name: '搜索歌曲' });
    this.sheet = this.player.panel.locator('[data-machine="songSearch"]');
    this.field = this.sheet.getByPlaceholder('请输入歌名或歌手');
    this.submit = this.sheet.getByRole('button', { name: '搜索', exact: true });
    this.results = this.sheet.locator('[data-part="result"]');
    this.foot = this.sheet.locator('[data-part="results-foot"]');
  }

  /** From a page on which the panel is closed. */
  async open(): Promise<void> {
    await this.player.openPanel();
    await this.opener.click();
    await expect(this.field).toBeFocused();
  }

  async search(text: string): Promise<void> {
    await this.field.fill(text);
    await this.submit.click();
  }

  result(name: string): Locator {
    return this.results.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** e.g. `results.found.ready`: one of the regions of the search's state. */
  async expectToBeIn(state: string): Promise<void> {
    await expect(this.sheet).toHaveAttribute(
      'data-state',
      new RegExp(`(^| )${state.replaceAll('.', '\\.')}( |$|\\.)`),
    );
  }

  /** Keeps the addresses of the searches that are sent, decoded. */
  watchQueries(): string[] {
    const queries: string[] = [];
    this.page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname !== '/wapi/search') return;
      queries.push([...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&'));
    });
    return queries;
  }
}
