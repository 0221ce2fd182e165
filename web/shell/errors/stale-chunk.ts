import { serverAnswers } from '#web/platform/browser/server-answers.ts';

/** Session storage key of the last forced reload, in milliseconds since the epoch. */
const lastReload = 'vonk.stale-reload';
const reloadIntervalMilliseconds = 60_000;

type View = Pick<Window, 'addEventListener' | 'sessionStorage'>;

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

let serverGone = false;

/** Whether the server did not answer when code was missing the last time. */
export const isServerGone = (): boolean => serverGone;

const detailOf = (event: Event): object =>
  event instanceof CustomEvent && typeof event.detail === 'object' && event.detail !== null
    ? event.detail
    : {};

/**
 * Reloads when code is missing because a new version was deployed, at most once per 60 s (SHELL-9). Otherwise
 * the error page is shown.
 * - `vite:preloadError` comes from Vite's loader for parts of a page. The part fails in its place until the
 *   reload.
 * - `vonk:stale-chunk` comes from React Router's loader for pages (tools/dev/guarded-reload.ts). It waits for
 *   `detail.reloads`.
 * - Without an answer from the server nothing is reloaded (SHELL-10). The code may still exist. The browser would
 *   replace the page by its own error page.
 */
export function watchStaleChunks(
  view: View,
  now: () => number = Date.now,
  reload = () => window.location.reload(),
  answers = serverAnswers,
): void {
  const decide = async (): Promise<boolean> => {
    serverGone = !(await answers());
    if (serverGone || !mayReload(view, now())) return false;
    reload();
    return true;
  };
  view.addEventListener('vite:preloadError', () => void decide());
  view.addEventListener('vonk:stale-chunk', (event) => Object.assign(detailOf(event), { reloads: decide() }));
}
