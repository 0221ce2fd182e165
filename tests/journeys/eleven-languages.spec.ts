import type { Page, TestInfo } from '@playwright/test';
import { cutOffTexts } from '#tests/support/browser/cut-off-texts.ts';
import { expect, locales, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

/**
 * Expects the page in this language, without cut-off text and without sideways scrolling, and saves a
 * screenshot.
 */
const look = async (page: Page, language: string, path: string, info: TestInfo): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await cutOffTexts(page), path).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: info.outputPath(`${language}${path.replaceAll(/[/?=]/g, '-')}.png`) });
};

for (const language of locales) {
  test.describe(language, { tag: '@phone' }, () => {
    test.use({ language });

    test('the main screens are in this language and fit a phone [LANG-1c, LANG-5a]', async ({
      visitor,
      enter,
      member,
    }, info) => {
      const { page: first } = await visitor();
      for (const path of ['/', '/pricing', '/pages/terms']) {
        const answer = await first.goto(path);
        expect(answer?.headers()['content-language']).toBe(language);
        await look(first, language, path, info);
      }
      for (const path of ['/signup', '/login']) {
        await open(first, path);
        await look(first, language, path, info);
      }

      const her = await member();
      const him = await member({ gender: 'male', looking_for: 'female' });
      const conversation = await sendAs(him, her, 'Hoi!');
      const { page } = await enter(her);
      const paths = [
        '/members',
        `/members/${him.id}`,
        `/chats/${conversation}`,
        '/likes/received',
        '/premium',
        '/credits',
        '/profile',
        '/notifications',
      ];
      for (const path of paths) {
        await open(page, path);
        await look(page, language, path.replace(/\d{3,}/, 'id'), info);
      }
    });
  });
}
