import { beforeEach, expect, test, vi } from 'vitest';
import { watchStaleChunks } from './stale-chunk.ts';

beforeEach(() => window.sessionStorage.clear());

function watchedPage(onLine = true) {
  const page = new EventTarget();
  const view = Object.assign(page, { sessionStorage: window.sessionStorage, navigator: { onLine } });
  const reload = vi.fn();
  let now = 1_000_000;
  watchStaleChunks(view, () => now, reload);
  return {
    reload,
    /** Whether the page is on its way out, so that nothing else need handle the failure. */
    fail: (name: string) => !view.dispatchEvent(new Event(name, { cancelable: true })),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('[SHELL-9] code that is gone reloads the page, whichever loader misses it', () => {
  const router = watchedPage();
  expect(router.fail('vonk:stale-chunk')).toBe(true);
  expect(router.reload).toHaveBeenCalledOnce();
  window.sessionStorage.clear();
  const vite = watchedPage();
  expect(vite.fail('vite:preloadError')).toBe(true);
  expect(vite.reload).toHaveBeenCalledOnce();
});

test('[SHELL-10] without a connection it leaves the page where it is', () => {
  const page = watchedPage(false);
  expect(page.fail('vite:preloadError')).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
});

test('[SHELL-9] it reloads at most once per 60 s; in between the error page has its turn', () => {
  const page = watchedPage();
  page.fail('vonk:stale-chunk');
  page.wait(59_999);
  expect(page.fail('vonk:stale-chunk')).toBe(false);
  page.wait(1);
  expect(page.fail('vonk:stale-chunk')).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(2);
});
