import type { Page } from '@playwright/test';

/**
 * Remembers the warnings and errors shown for a moment, oldest first; to be called before the page
 * is opened.
 */
export async function watchWarnings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownWarnings: shown });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement) || node.dataset.part !== 'toast') continue;
        if (node.dataset.tone !== 'warning' && node.dataset.tone !== 'error') continue;
        shown.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate<string[]>('window.shownWarnings');
}
