import type { Locator } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

/** Whether the middle of an element is in the window and nothing covers it. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (node.contains(hit) || hit.contains(node));
  });

inEachLanguage(() => {
  test('the pay button of a phone is in the window from the start, with price, credits and withdrawal above it [CON-8e, CON-7a, CON-3e]', {
    tag: '@phone',
  }, async ({ enter, member, t }) => {
    const { page } = await enter(await member(), '/credits/p1');
    const pay = page.getByRole('button', { name: t('payments.pay.directive') });
    const box = page.getByRole('checkbox');
    const foot = page.locator('main [data-stuck]');
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await open(page, '/credits/p1');
      await expect.poll(() => isInSight(pay)).toBe(true);
      // The facts of CON-8, read from top to bottom.
      await expect(foot).toContainText(
        new RegExp(
          `${t('payments.credits', { credits: 30 })}.*${t('payments.order_messages', { messages: 30 })}`,
        ),
      );
      await expect(foot).toContainText(/\d+[,.]\d\d/);
      // The link leads to the checkbox, which is unticked, has the focus, and is not below the foot.
      await foot.getByRole('link').click();
      await expect(box).toBeFocused();
      await expect(box).not.toBeChecked();
      await expect.poll(() => isInSight(box)).toBe(true);
      await expect.poll(() => isInSight(pay)).toBe(true);
      // The foot is the last of the form for the keyboard, too.
      await foot.getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(pay).toBeFocused();
      await checkScreen(page);
      // At the end of the page the foot covers nothing.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = page.getByText(t('payments.order_once'));
      await expect.poll(() => isInSight(end)).toBe(true);
    }
  });
});

test('a phone on its side, or an enlarged page, keeps its window for the form [CON-8e]', {
  tag: '@phone',
}, async ({ enter, member, t }) => {
  const { page } = await enter(await member());
  await page.setViewportSize({ width: 640, height: 320 });
  await open(page, '/credits/p1');
  await expect(page.getByRole('button', { name: t('payments.pay.directive') })).not.toBeInViewport();
});
