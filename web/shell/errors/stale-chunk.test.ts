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
    /** Whether the page is about to reload, so that nothing else needs to handle the failure. */
    fail: (name: string) => !view.dispatchEvent(new Event(name, { cancelable: true })),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('reloads the page when code is missing, with either loader [SHELL-9]', () => {
  const router = watchedPage();
  expect(router.fail('vonk:stale-chunk')).toBe(true);
  expect(router.reload).toHaveBeenCalledOnce();
  window.sessionStorage.clear();
  const vite = watchedPage();
  expect(vite.fail('vite:preloadError')).toBe(true);
  expect(vite.reload).toHaveBeenCalledOnce();
});

test('keeps the page when there is no connection [SHELL-10a]', () => {
  const page = watchedPage(false);
  expect(page.fail('vite:preloadError')).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
});

test('reloads at most once per 60 s, and leaves further failures to the error page [SHELL-9]', () => {
  const page = watchedPage();
  page.fail('vonk:stale-chunk');
  page.wait(59_999);
  expect(page.fail('vonk:stale-chunk')).toBe(false);
  page.wait(1);
  expect(page.fail('vonk:stale-chunk')).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(2);
});
