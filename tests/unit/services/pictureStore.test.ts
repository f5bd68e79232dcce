import { expect, it, test } from 'vitest';
import { createPictureStore } from '#src/services/pictureStore.ts';

type Ending = 'success' | 'error' | 'blocked' | 'complete' | 'abort';

/** Something asked of the browser's database, which ends a moment later. */
class Asked {
  error: Error | null = null;
  onupgradeneeded?: () => void;
  onsuccess?: () => void;
  onerror?: () => void;
  onblocked?: () => void;
  oncomplete?: () => void;
  onabort?: () => void;

  constructor(readonly result?: unknown) {}

  end(ending: Ending, error: Error | null = null): this {
    setImmediate(() => {
      this.error = error;
      if (ending === 'success') this.onupgradeneeded?.();
      this[`on${ending}`]?.();
    });
    return this;
  }
}

/** The database of a browser, without the browser. */
class Database {
  kept = new Map<string, unknown>();
  stores: string[] = [];
  open = 0;

  constructor(
    readonly opening: Ending = 'success',
    readonly ending: Ending = 'complete',
  ) {}

  factory(): { open(name: string, version: number): Asked } {
    return {
      open: () => {
        this.open += 1;
        return new Asked(this).end(this.opening, new Error('no database'));
      },
    };
  }

  createObjectStore(name: string): void {
    this.stores.push(name);
  }

  close(): void {
    this.open -= 1;
  }

  transaction() {
    const store = {
      get: (key: string) => new Asked(this.kept.get(key)).end('success'),
      put: (value: unknown, key: string) => {
        this.kept.set(key, value);
        return new Asked(key).end('success');
      },
      delete: (key: string) => {
        this.kept.delete(key);
        return new Asked().end('success');
      },
    };
    return Object.assign(new Asked(), { objectStore: () => store }).end(
      this.ending,
      new Error('the disk is full'),
    );
  }
}

function storeOn(database: Database) {
  // The fake has of the browser's database what the store uses.
  return createPictureStore(() => database.factory() as unknown as IDBFactory);
}

const picture = new Blob(['picture']);

it('keeps one picture until it is removed', async () => {
  const database = new Database();
  const store = storeOn(database);
  expect(await store.read()).toBeNull();
  await store.write(picture);
  expect(database.stores).toContain('pictures');
  expect([...database.kept]).toEqual([['board-background', picture]]);
  expect(await store.read()).toBe(picture);
  await store.remove();
  expect(await store.read()).toBeNull();
  expect(database.open).toBe(0);
});

it('takes nothing but a picture for one', async () => {
  const database = new Database();
  database.kept.set('board-background', 'junk');
  expect(await storeOn(database).read()).toBeNull();
});

test.each([
  ['error', 'no database'],
  ['blocked', 'blog-pictures is held by another page'],
] as const)('says so when the database cannot be opened: %s', async (opening, message) => {
  const store = storeOn(new Database(opening));
  await expect(store.read()).rejects.toThrow(message);
  await expect(store.write(picture)).rejects.toThrow(message);
});

test.each(['abort', 'error'] as const)('says so when nothing can be kept: %s', async (ending) => {
  const database = new Database('success', ending);
  await expect(storeOn(database).write(picture)).rejects.toThrow('the disk is full');
  expect(database.open).toBe(0);
});

it('says so where even asking for the database throws', async () => {
  const store = createPictureStore(() => {
    throw new Error('not allowed');
  });
  await expect(store.read()).rejects.toThrow('not allowed');
});
