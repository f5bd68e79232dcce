/** One picture that stays in this browser. Each call rejects where the browser keeps nothing. */
export interface PictureStore {
  /** null where none is kept. */
  read(): Promise<Blob | null>;
  write(picture: Blob): Promise<void>;
  remove(): Promise<void>;
}

const DATABASE = 'blog-pictures';
const STORE = 'pictures';
const KEY = 'board-background';

/** @param factory `() => window.indexedDB`: asked for at each use, for even that may throw. */
export function createPictureStore(factory: () => IDBFactory): PictureStore {
  const use = async <Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await opened(factory());
    try {
      return await committed(database.transaction(STORE, mode), ask);
    } finally {
      database.close();
    }
  };
  return {
    read: async () => {
      const found: unknown = await use('readonly', (store) => store.get(KEY));
      return found instanceof Blob ? found : null;
    },
    write: async (picture) => {
      await use('readwrite', (store) => store.put(picture, KEY));
    },
    remove: () => use('readwrite', (store) => store.delete(KEY)),
  };
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error(`${DATABASE} is held by another page`));
  });
}

/** What was asked for, once it is safe: a full disk is told only when the transaction ends. */
function committed<Result>(
  transaction: IDBTransaction,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? request.error);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}
