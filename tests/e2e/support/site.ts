import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** The site as a visitor meets it. */
export class Site {
  /** What the browser complained about; a test ends with none. */
  readonly complaints: string[] = [];

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
  }

  /** Opens an address and waits until the page answers to clicks. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.isAlive();
  }

  /** The root actor runs: the theme has left its first state. */
  async isAlive(): Promise<void> {
    await expect(this.page.locator('[data-machine="theme"]')).toHaveAttribute(
      'data-state',
      /^(light|dark)/,
    );
  }

  get heading() {
    return this.page.locator('main h1');
  }

  get theme() {
    return this.page.getByRole('switch', { name: '夜间主题' });
  }

  /** `light` or `dark`, as the document is painted. */
  paintedTheme(): Promise<string | undefined> {
    return this.page.evaluate(() => document.documentElement.dataset.theme);
  }

  followMenu(label: string): Promise<void> {
    return this.page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: label })
      .click();
  }

  async expectNothingForAxe(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ).toEqual([]);
  }
}

/** Playwright's test with the site, which must not have complained when the test is over. */
export const test = base.extend<{ site: Site; complaintsExpected: boolean }>({
  complaintsExpected: [false, { option: true }],
  baseURL: async ({ baseURL: _ }, use) => {
    await use(process.env.SITE_URL);
  },
  site: async ({ page, complaintsExpected }, use) => {
    const site = new Site(page);
    await use(site);
    if (!complaintsExpected) expect(site.complaints).toEqual([]);
  },
});

export { expect };
