const key = 'vonk.credits.way-back';

/** Only a place within this site, and none of the pages of buying itself. */
const isPlace = (path: string): boolean =>
  /^\/(?!\/)/.test(path) && !/^\/(credits|premium|pricing|transactions)(\/|$)/.test(path);

/** Remembers where somebody left to buy credits, until the end of this visit: the checkout leads out of the page. */
export function rememberWayBack(path: string): void {
  if (!isPlace(path)) return;
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage may be closed to us; then the way back is the list of chats.
  }
}

/** Where to go back to; null when nothing was left. */
export function readWayBack(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    return path !== null && isPlace(path) ? path : null;
  } catch {
    return null;
  }
}
