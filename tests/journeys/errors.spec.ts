import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';

inEachLanguage(() => {
  test('a missing member, conversation or payment shows an error inside the navigation [SHELL-8a]', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member());
    watch.allow(/status of 404/);
    // Deleted, blocking and unknown members get the same text, so nobody can tell them apart (TRUST-3).
    await open(page, '/chats/1');
    await expect(page.getByRole('heading', { name: t('chat.gone') })).toBeVisible();
    await checkScreen(page);
    for (const path of ['/members/1', '/members/nobody', '/likes/none', '/credits/p9', '/transactions/1']) {
      await open(page, path);
      await expect(page.getByRole('heading', { name: t('shell.error.not_found') }), path).toBeVisible();
    }
    await checkScreen(page);
    await page.getByRole('link', { name: t('shell.members') }).click();
    await expect(page).toHaveURL('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('discovery.title') })).toBeVisible();
  });

  test('a page opened without a connection says offline and loads when it is back [SHELL-10d]', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member());
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|Error loading route module/);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: t('shell.premium') }).click();
    await expect(page.getByRole('heading', { name: t('shell.error.offline') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('kit.retry') })).toBeVisible();
    await expect(page.getByText('500')).toHaveCount(0);
    await page.context().setOffline(false);
    // The service worker may still be offline for a moment. Its page has a link with the same words.
    const premium = page.getByRole('heading', { name: t('payments.page.premium_title') });
    const again = page.getByRole('link', { name: t('kit.retry') });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 3000 });
      await expect(premium).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page).toHaveURL('/premium');
  });

  test('a network without internet says offline and keeps the page, which loads when it is back [SHELL-10d]', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member());
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|Error loading route module/);
    // A browser changes this value a moment after the connection is gone, or never.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    await page.context().setOffline(true);
    await page.getByRole('link', { name: t('shell.premium') }).click();
    await expect(page.getByRole('heading', { name: t('shell.error.offline') })).toBeVisible();
    const retry = page.getByRole('button', { name: t('kit.retry') });
    await retry.click();
    await expect(retry).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.context().setOffline(false);
    // The returning connection loads the page by itself, or the button does. It may disappear before the click.
    const premium = page.getByRole('heading', { name: t('payments.page.premium_title') });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 3000 });
      await expect(premium).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page).toHaveURL('/premium');
  });

  test('an unknown page says so and links to the front page [SHELL-8b]', async ({ visitor, t }) => {
    const { page, watch } = await visitor();
    // The browser itself logs the status 404 of the document.
    watch.allow(/status of 404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: t('shell.error.not_found') })).toBeVisible();
    await checkScreen(page);
    await waitForHydration(page);
    await page.getByRole('link', { name: t('shell.error.home') }).click();
    await expect(page).toHaveURL('/');
  });
});
