import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { createOperatorLink } from '#tests/support/people/create-operator-link.ts';
import { totpCodeAt } from '#tests/support/people/two-step.ts';
import { addWaitingPhotos } from '#tests/support/people/waiting-photos.ts';

type TextFunction = (key: string, values?: Record<string, string | number>) => string;

const password = 'a very long console password';

/**
 * Opens the set-up link, sets the password, adds the authenticator app and confirms the recovery codes.
 * Returns the app's secret.
 */
async function setUp(page: Page, t: TextFunction, link: string): Promise<string> {
  await open(page, link);
  await expect(page.getByRole('img', { name: t('operators.set_up.qr') })).toBeVisible();
  await expect(page).toHaveURL('/console/set-up');
  await checkScreen(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel(t('accounts.new_password'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts.repeat_password')).fill(password);
  await page.getByLabel(t('operators.code.code')).fill(totpCodeAt(secret, new Date()));
  await page.getByRole('button', { name: t('operators.set_up.save') }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByLabel(t('accounts.two_step.kept')).check();
  await page.getByRole('button', { name: t('accounts.two_step.done') }).click();
  await expect(page).toHaveURL('/console/login');
  return secret;
}

async function logIn(page: Page, t: TextFunction, { email, secret }: { email: string; secret: string }) {
  await page.getByLabel(t('operators.email')).fill(email);
  await page.getByLabel(t('operators.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('operators.log_in.next') }).click();
  const code = page.getByLabel(t('operators.code.code'));
  await expect(code).toBeFocused();
  await checkScreen(page);
  // The code of the set-up is used up. The app's next code is already valid.
  await code.fill(totpCodeAt(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: t('operators.log_in'), exact: true }).click();
}

inEachLanguage((language) => {
  test('an operator sets up access, logs in in two steps and reviews the photos [SAFE-2a]', async ({
    visitor,
    t,
  }) => {
    await addWaitingPhotos(16);
    const email = `${uniqueLetters()}@staff.example`;
    const { page } = await visitor();
    const secret = await setUp(page, t, await createOperatorLink(email));
    await open(page, '/console/photos');
    await expect(page).toHaveURL('/console/login?to=%2Fconsole%2Fphotos');
    await checkScreen(page);
    await logIn(page, t, { email, secret });
    await expect(page).toHaveURL('/console/photos');
    // The log-in loads the page anew. Its keys work after hydration.
    await waitForHydration(page);

    const first = page.locator('button[data-photo]').first();
    const again = page.getByRole('main').getByRole('button', { name: t('photos.review.undo'), exact: true });
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    await checkScreen(page);
    await expect(again).toHaveCount(0);
    if (language === 'nl') {
      await first.tap();
      await page.getByRole('button', { name: t('photos.grid.refuse', { number: 1 }) }).tap();
      await checkScreen(page);
      await page.getByRole('button', { name: t('photos.review.reason.poor_quality') }).tap();
    } else {
      await page.keyboard.press('ArrowRight');
      await expect(first).toBeFocused();
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkScreen(page);
      await page.keyboard.press('7');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(first).toBeDisabled();

    // The operator takes the photo back and reverses the decision.
    await expect(again.first()).toBeVisible();
    await (language === 'nl' ? again.first().tap() : page.keyboard.press('z'));
    await expect(first).toBeEnabled();
    await expect(page.getByText(t('photos.review.reopened', { status: 'rejected' }))).toBeVisible();
    await page.keyboard.press('a');
    await expect(first).toBeDisabled();
    await expect(again.first()).toBeVisible();

    await page.getByRole('link', { name: t('operators.overview') }).click();
    await expect(page.getByRole('heading', { name: t('operators.overview') })).toBeVisible();
    await checkScreen(page);

    // The security log shows this log-in, and the search by a member who does not exist finds nothing.
    // A wide screen keeps it in a menu.
    const others = page.getByRole('navigation').getByLabel(t('operators.more'), { exact: true });
    if (await others.isVisible()) await others.click();
    await page.getByRole('link', { name: t('operators.security') }).click();
    const events = page.getByRole('list', { name: t('operators.security.list') });
    await expect(events.getByText(email).first()).toBeVisible();
    await checkScreen(page);
    const number = page.getByLabel(t('operators.security.member'));
    await number.fill('abc');
    await page.getByRole('button', { name: t('operators.security.search') }).click();
    await expect(page.getByText(t('operators.security.number_only'))).toBeVisible();
    await number.fill('12345');
    await page.getByRole('button', { name: t('operators.security.search') }).click();
    await expect(page).toHaveURL('/console/security?member=12345');
    await expect(page.getByRole('heading', { name: t('operators.security.none') })).toBeVisible();
    await checkScreen(page);
    await page.getByRole('button', { name: t('operators.log_out') }).click();
    await expect(page).toHaveURL('/console/login');
    await open(page, '/console');
    await expect(page).toHaveURL('/console/login?to=%2Fconsole');
  });
});
