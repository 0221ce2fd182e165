const key = 'vonk.credits.way-back';

/** Accepts only a path within this site, and none of the purchase pages. */
const isPlace = (path: string): boolean =>
  /^\/(?!\/)/.test(path) && !/^\/(credits|premium|pricing|transactions)(\/|$)/.test(path);

/**
 * Stores the page that the member left to buy credits, until the end of this visit. The checkout leads away
 * from the site.
 */
export function rememberReturnPath(path: string): void {
  if (!isPlace(path)) return;
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage may be unavailable. Then the return link leads to the chat list.
  }
}

/** The stored return path; null if there is none. */
export function readReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    return path !== null && isPlace(path) ? path : null;
  } catch {
    return null;
  }
}
