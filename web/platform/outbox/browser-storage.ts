/** Where something outlives a reload; `localStorage` in the browser. */
export type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where a browser forbids storage, and on the server, which renders for everybody. */
export const noShelf: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('no storage');
  },
  removeItem() {},
};

/** This browser's. */
export const browserShelf = (): Shelf => {
  try {
    return typeof window === 'undefined' ? noShelf : window.localStorage;
  } catch {
    return noShelf;
  }
};
