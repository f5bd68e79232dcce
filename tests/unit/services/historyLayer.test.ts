import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The history of a browser tab: going back is reported later, as a browser does. */
class TabHistory {
  static current = new TabHistory();
  entries: unknown[] = [{ key: 'page' }];
  at = 0;

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }

  go(steps: number): void {
    queueMicrotask(() => {
      this.at += steps;
      window.dispatchEvent(new Event('popstate'));
    });
  }
}

let tab: TabHistory;
let pagePops: number;
let openHistoryLayer: typeof import('#src/services/historyLayer.ts')['openHistoryLayer'];

beforeEach(async () => {
  tab = new TabHistory();
  pagePops = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('History', TabHistory);
  vi.stubGlobal('history', tab);
  vi.resetModules();
  ({ openHistoryLayer } = await import('#src/services/historyLayer.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets everything queued happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Counts what the page hears. Called after a layer is open: a browser calls capturing listeners
 * first, Node's EventTarget the older ones.
 */
function listenAsPage(): void {
  window.addEventListener('popstate', () => {
    pagePops += 1;
  });
}

async function pressBack(steps = 1): Promise<void> {
  tab.go(-steps);
  await settled();
}

it('closes on Back, and the page hears nothing of it', async () => {
  const closed: string[] = [];
  openHistoryLayer(1, () => closed.push('panel'));
  listenAsPage();
  expect(tab.entries).toEqual([{ key: 'page' }, { key: 'page', layer: 1 }]);
  await pressBack();
  expect(closed).toEqual(['panel']);
  expect(pagePops).toBe(0);
});

it('takes its entry away when it is closed otherwise, so that Back leaves the page', async () => {
  const close = openHistoryLayer(1, () => {});
  listenAsPage();
  close();
  await settled();
  expect(tab.at).toBe(0);
  expect(pagePops).toBe(0);
  tab.entries = [{ key: 'before' }, ...tab.entries];
  tab.at = 1;
  await pressBack();
  expect(pagePops).toBe(1);
});

it('closes one layer a press, the upper first', async () => {
  const closed: string[] = [];
  openHistoryLayer(1, () => closed.push('panel'));
  openHistoryLayer(2, () => closed.push('board'));
  await pressBack();
  expect(closed).toEqual(['board']);
  await pressBack();
  expect(closed).toEqual(['board', 'panel']);
});

it('makes the entry of the lower layer too when the upper one comes first', async () => {
  const closed: string[] = [];
  openHistoryLayer(2, () => closed.push('board'));
  openHistoryLayer(1, () => closed.push('panel'));
  expect(tab.entries).toHaveLength(3);
  await pressBack();
  expect(closed).toEqual(['board']);
});

it('closes both when Back goes two steps', async () => {
  const closed: string[] = [];
  openHistoryLayer(1, () => closed.push('panel'));
  openHistoryLayer(2, () => closed.push('board'));
  await pressBack(2);
  expect(closed).toEqual(['panel', 'board']);
});

it('leaves in one step when both are closed at once', async () => {
  const closePanel = openHistoryLayer(1, () => {});
  const closeBoard = openHistoryLayer(2, () => {});
  closeBoard();
  closePanel();
  await settled();
  expect(tab.at).toBe(0);
});

it('stays open when it was opened again before its old entry was gone', async () => {
  const closed: string[] = [];
  openHistoryLayer(1, () => {})();
  openHistoryLayer(1, () => closed.push('panel'));
  await settled();
  expect(closed).toEqual([]);
  expect(tab.state).toEqual({ key: 'page', layer: 1 });
  await pressBack();
  expect(closed).toEqual(['panel']);
});

it('first takes the entries away that a reload has left', async () => {
  const closed: string[] = [];
  tab.entries = [{ key: 'page' }, { key: 'page', layer: 1 }, { key: 'page', layer: 2 }];
  tab.at = 2;
  openHistoryLayer(1, () => closed.push('panel'));
  openHistoryLayer(2, () => closed.push('board'));
  listenAsPage();
  await settled();
  expect(tab.entries).toEqual([
    { key: 'page' },
    { key: 'page', layer: 1 },
    { key: 'page', layer: 2 },
  ]);
  expect(tab.at).toBe(2);
  await pressBack();
  expect(closed).toEqual(['board']);
  await pressBack();
  expect(closed).toEqual(['board', 'panel']);
  expect([tab.at, pagePops]).toEqual([0, 0]);
});
