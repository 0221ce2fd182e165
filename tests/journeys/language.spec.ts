import { chooseLanguage } from '#tests/support/browser/account-menu.ts';
import { expect, test, textsIn } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

declare global {
  interface Window {
    stillHere?: true;
  }
}

test.use({ language: 'nl' });

const english = textsIn('en');

test('a member changes the language without a reload, the choice is stored [LANG-3a]', async ({
  enter,
  member,
  visitor,
  t,
}) => {
  const robin = await member();
  const { page } = await enter(robin);
  await page.evaluate(() => {
    window.stillHere = true;
  });
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/user.php'),
  );
  await chooseLanguage(page, t, 'en');
  await expect(page.getByRole('heading', { level: 1, name: english('discovery.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await stored).status()).toBe(200);
  expect(await page.evaluate(() => window.stillHere)).toBe(true);
  await checkScreen(page);

  // Another browser with a Dutch language cookie gets the member's own language.
  const { page: other } = await visitor();
  await other
    .context()
    .addCookies((await page.context().cookies()).filter(({ name }) => name === 'vonk_session'));
  await open(other, '/members');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});

test('a visitor changes the language during the sign-up and keeps the typed input [LANG-3b]', {
  tag: '@phone',
}, async ({ visitor, t }) => {
  const { page } = await visitor();
  await open(page, '/login');
  await page.getByLabel(t('accounts.email')).fill('noor@example.com');
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('nog niet verstuurd');
  await page.evaluate(() => {
    window.stillHere = true;
  });
  await chooseLanguage(page, t, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel(english('accounts.password'), { exact: true })).toHaveValue(
    'nog niet verstuurd',
  );
  await expect(page.getByLabel(english('accounts.email'))).toHaveValue('noor@example.com');
  expect(await page.evaluate(() => window.stillHere)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
