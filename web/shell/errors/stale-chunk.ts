/** Session storage key of the last forced reload, milliseconds since the epoch. */
const lastReload = 'vonk.stale-reload';
const pause = 60_000;

type View = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

const mayReload = (view: View, now: number): boolean => {
  try {
    const last = Number(view.sessionStorage.getItem(lastReload) ?? 0);
    if (now - last < pause) return false;
    view.sessionStorage.setItem(lastReload, String(now));
    return true;
  } catch {
    // Without storage we cannot count, and an endless reload is worse than an error page.
    return false;
  }
};

/**
 * A new version was deployed while this page was open, so code it asks for is gone: reload, at most once per
 * 60 s (SHELL-9). Otherwise the error goes on to the error page. `vite:preloadError` comes from Vite's own
 * loader, `vonk:stale-chunk` from React Router's (tools/dev/guarded-reload.ts); both mean the same, and
 * `preventDefault` tells either that the page is on its way out. Without a connection nothing says that the code is gone,
 * and reloading would take the page along that is there.
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
