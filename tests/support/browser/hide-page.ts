import type { Page } from '@playwright/test';
import { pageHidden } from '#contract/tracking/page-hidden.ts';

/** Hides the page for a moment, as another tab would, and waits for its beacon (NOTIF-4). */
export async function hidePage(page: Page): Promise<void> {
  const beacon = page.waitForRequest((request) => request.url().endsWith(pageHidden.path));
  await page.evaluate(() => {
    const show = (value: string) =>
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    show('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    show('visible');
  });
  await beacon;
}
