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
