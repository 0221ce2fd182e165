/** Session storage key of the last forced reload, in milliseconds since the epoch. */
const lastReload = 'vonk.stale-reload';
const reloadIntervalMilliseconds = 60_000;

type View = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

const mayReload = (view: View, now: number): boolean => {
  try {
    const last = Number(view.sessionStorage.getItem(lastReload) ?? 0);
    if (now - last < reloadIntervalMilliseconds) return false;
    view.sessionStorage.setItem(lastReload, String(now));
    return true;
  } catch {
    // Without storage reloads cannot be counted, and an endless reload is worse than an error page.
    return false;
  }
};

/**
 * Reloads when code is missing because a new version was deployed, at most once per 60 s (SHELL-9). Otherwise
 * the error page is shown.
 * - `vite:preloadError` comes from Vite's loader, `vonk:stale-chunk` from React Router's
 *   (tools/dev/guarded-reload.ts). Both mean the same.
 * - `preventDefault` tells the loader that the page is reloading.
 * - Without a connection nothing is reloaded: the code may still exist, and the reload would lose the current
 *   page.
 */
export function watchStaleChunks(
  view: View,
  now: () => number = Date.now,
  reload = () => window.location.reload(),
): void {
  const decide = (event: Event) => {
    if (!view.navigator.onLine || !mayReload(view, now())) return;
    event.preventDefault();
    reload();
  };
  view.addEventListener('vite:preloadError', decide);
  view.addEventListener('vonk:stale-chunk', decide);
}
