/** Storage that outlives a reload; `localStorage` in the browser. */
export type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** For a browser that forbids storage, and for the server, which renders for everyone. */
export const noShelf: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('no storage');
  },
  removeItem() {},
};

/** The storage of this browser. */
export const browserShelf = (): Shelf => {
  try {
    return typeof window === 'undefined' ? noShelf : window.localStorage;
  } catch {
    return noShelf;
  }
};
