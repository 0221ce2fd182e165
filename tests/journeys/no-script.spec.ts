import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';

const forms = ['/login', '/signup', '/reset-password', '/withdraw'];

inEachLanguage(() => {
  test('forms that need a proof of work name the service address without JavaScript [SAFE-8l]', async ({
    visitor,
  }) => {
    const { page } = await visitor({ javaScriptEnabled: false });
    for (const path of forms) {
      await page.goto(path);
      const notice = page.locator('noscript p').filter({ hasText: 'JavaScript' });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:.+@|^\/pages\/service$/);
    }
  });

  test('the notice about JavaScript is absent with JavaScript [SAFE-8l]', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('noscript p')).toHaveCount(0);
  });
});
