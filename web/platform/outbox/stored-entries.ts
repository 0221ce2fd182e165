import * as z from 'zod/mini';
import type { Shelf } from './browser-storage.ts';

/** Things that wait in the browser, each under a key of its own: two tabs that write at once never undo each other's change. */
export interface KeptEntries<Entry> {
  /** As of now, other tabs' changes included. What a newer version left and this one cannot read stays where it is. */
  load(): Entry[];
  put(entry: Entry): void;
  remove(name: string): void;
  /** Tries again to keep what found no room. */
  keepRest(): void;
  /** False: something is kept by this page alone, the browser's storage is full or forbidden. */
  isKept(): boolean;
}

/** The keys of a shelf that begin so. */
export const keysOf = (shelf: Shelf, prefix: string): string[] =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** Null where it is not there, or not what it should be. */
export const parsed = <T extends z.ZodMiniType>(schema: T, text: string | null): z.output<T> | null => {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** Entries of one schema on a shelf, under keys of a prefix and their own name. */
export function keptEntries<T extends z.ZodMiniType>(
  shelf: Shelf,
  prefix: string,
  schema: T,
  nameOf: (entry: z.output<T>) => string,
): KeptEntries<z.output<T>> {
  /** What the storage did not take: it lives as long as its page. */
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
        const entry = parsed(schema, shelf.getItem(key));
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
