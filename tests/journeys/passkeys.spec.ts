import { logOut } from '#tests/support/browser/account-menu.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { addAuthenticator } from '#tests/support/browser/virtual-authenticator.ts';

inEachLanguage(() => {
  test('a member adds a passkey, logs in with it without address or password, and removes it [ACC-15d]', async ({
    enter,
    member,
    t,
  }) => {
    const robin = await member();
    const { page, watch } = await enter(robin, '/settings/security');
    // Allows requests in flight during the log-out, and a passkey that the account no longer has.
    watch.allow(/status of 403/);
    const authenticator = await addAuthenticator(page);
    const section = page.getByRole('region', { name: t('accounts.passkeys.title') });
    await expect(section.getByText(t('accounts.passkeys.none'))).toBeVisible();
    await section.getByRole('button', { name: t('accounts.passkeys.add') }).click();

    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel(t('accounts.password'), { exact: true });
    const make = dialog.getByRole('button', { name: t('accounts.passkeys.add_go') });
    await checkScreen(page);
    await authenticator.allow(false);
    await password.fill(robin.password);
    await dialog.getByLabel(t('accounts.passkeys.name')).fill('My phone');
    await make.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('accounts.passkeys.not_made'));
    await authenticator.allow(true);
    await make.click();
    await expect(dialog).toHaveCount(0);
    const list = section.getByRole('list', { name: t('accounts.passkeys.list') });
    await expect(list.getByText('My phone')).toBeVisible();
    expect(await authenticator.count()).toBe(1);

    await logOut(page, t);
    await authenticator.allow(false);
    await open(page, '/login?to=/settings/security');
    const button = page.getByRole('button', { name: t('accounts.passkeys.log_in') });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(t('accounts.passkeys.not_chosen'));
    await checkScreen(page);
    await authenticator.allow(true);
    await button.click();
    await expect(page).toHaveURL('/settings/security');

    // The browser also offers the passkey in the address field. This authenticator accepts the offer at once.
    await logOut(page, t);
    await page.goto('/login?to=/settings/security');
    await expect(page).toHaveURL('/settings/security');

    await list.getByRole('button').click();
    await password.fill(robin.password);
    await dialog.getByRole('button', { name: t('accounts.passkeys.remove'), exact: true }).click();
    await expect(section.getByText(t('accounts.passkeys.none'))).toBeVisible();

    // The authenticator still has the passkey, and the account does not.
    await logOut(page, t);
    await open(page, '/login');
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(t('accounts.error.passkey_failed'));
  });
});
