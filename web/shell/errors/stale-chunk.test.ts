import { beforeEach, expect, test, vi } from 'vitest';
import { isServerGone, watchStaleChunks } from './stale-chunk.ts';

beforeEach(() => window.sessionStorage.clear());

function watchedPage(answers = true) {
  const view = Object.assign(new EventTarget(), { sessionStorage: window.sessionStorage });
  const reload = vi.fn();
  let now = 1_000_000;
  watchStaleChunks(
    view,
    () => now,
    reload,
    async () => answers,
  );
  return {
    reload,
    /** Code of a page is missing. Resolves to whether the page reloads. */
    async failPage(): Promise<boolean> {
      const event = new CustomEvent('vonk:stale-chunk', { detail: { reloads: Promise.resolve(false) } });
      view.dispatchEvent(event);
      return event.detail.reloads;
    },
    failPart: () => view.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('reloads the page when code is missing, with either loader [SHELL-9]', async () => {
  const router = watchedPage();
  expect(await router.failPage()).toBe(true);
  expect(router.reload).toHaveBeenCalledOnce();
  window.sessionStorage.clear();
  const vite = watchedPage();
  vite.failPart();
  await vi.waitFor(() => expect(vite.reload).toHaveBeenCalledOnce());
});

test('keeps the page when the server does not answer, and remembers it [SHELL-10a, SHELL-10d]', async () => {
  const page = watchedPage(false);
  expect(await page.failPage()).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
  expect(isServerGone()).toBe(true);
  expect(await watchedPage().failPage()).toBe(true);
  expect(isServerGone()).toBe(false);
});

test('reloads at most once per 60 s, and leaves further failures to the error page [SHELL-9]', async () => {
  const page = watchedPage();
  await page.failPage();
  page.wait(59_999);
  expect(await page.failPage()).toBe(false);
  page.wait(1);
  expect(await page.failPage()).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(2);
});
