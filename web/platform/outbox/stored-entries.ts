import * as z from 'zod/mini';

/** Storage that outlives a reload; `localStorage` in the browser. */
export type BrowserStorage = Pick<
  globalThis.Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** For a browser that forbids storage, and for the server, which renders for everyone. */
export const noStorage: BrowserStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('the browser has no storage');
  },
  removeItem() {},
};

/** The storage of this browser. */
export const browserStorage = (): BrowserStorage => {
  try {
    return typeof window === 'undefined' ? noStorage : window.localStorage;
  } catch {
    return noStorage;
  }
};

/**
 * Entries in browser storage, each under its own key, so that two tabs never overwrite each other's changes.
 */
export interface StoredEntries<Entry> {
  /**
   * Returns the current entries, including changes of other tabs. An entry of a newer version that cannot be
   * parsed is left in place.
   */
  load(): Entry[];
  put(entry: Entry): void;
  remove(name: string): void;
  /** Tries again to store the entries that did not fit. */
  keepRest(): void;
  /**
   * False if an entry exists only in this page's memory, because the browser's storage is full or forbidden.
   */
  isKept(): boolean;
}

/** The keys of a storage that start with this prefix. */
export const keysOf = (shelf: BrowserStorage, prefix: string): string[] =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** Null if the text is missing or does not match the schema. */
export const parseStored = <T extends z.ZodMiniType>(schema: T, text: string | null): z.output<T> | null => {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** Creates the entries of one schema in a storage. The key is the prefix plus the entry's name. */
export function storedEntries<T extends z.ZodMiniType>(
  shelf: BrowserStorage,
  prefix: string,
  schema: T,
  nameOf: (entry: z.output<T>) => string,
): StoredEntries<z.output<T>> {
  /** Entries that the storage did not accept; they are lost with the page. */
  const unkept = new Map<string, z.output<T>>();

  const put = (entry: z.output<T>) => {
    const name = nameOf(entry);
    try {
      shelf.setItem(prefix + name, JSON.stringify(entry));
      unkept.delete(name);
    } catch {
      unkept.set(name, entry);
    }
  };

  return {
    load() {
      const all = new Map<string, z.output<T>>();
      for (const key of keysOf(shelf, prefix)) {
        const entry = parseStored(schema, shelf.getItem(key));
        if (entry !== null) all.set(nameOf(entry), entry);
      }
      for (const [name, entry] of unkept) all.set(name, entry);
      return [...all.values()];
    },
    put,
    remove(name) {
      unkept.delete(name);
      shelf.removeItem(prefix + name);
    },
    keepRest() {
      for (const entry of [...unkept.values()]) put(entry);
    },
    isKept: () => unkept.size === 0,
  };
}
