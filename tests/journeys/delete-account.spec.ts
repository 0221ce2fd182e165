import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { waitForMailedLink } from '#tests/support/browser/journey-mail.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';

inEachLanguage(() => {
  test('a password deletes the account on one screen and ends other sessions, and the mailed link restores it [ACC-13a, CON-16a, MEET-11a, PROF-9b]', async ({
    enter,
    member,
    address,
    t,
  }) => {
    const [leaver, viewer] = [await member(), await member()];
    await buyPackage(leaver.client, 'p0');
    const phone = await enter(leaver);
    const leaving = await enter(leaver, '/notifications');
    const { page } = leaving;
    const other = await enter(viewer, `/members/${leaver.id}`);
    // Requests in flight when the account closes are rejected, and the deleted member is not found.
    for (const { watch } of [phone, leaving, other]) watch.allow(/status of (403|404)/);
    await expect(other.page.getByRole('heading', { name: new RegExp(leaver.name) }).first()).toBeVisible();

    await page.getByRole('link', { name: t('accounts.leave.settings') }).click();
    await expect(page.getByText(t('accounts.leave.refund'))).toBeVisible();
    await expect(page.getByText(/9[.,]99/)).toBeVisible();
    const stay = page.getByRole('link', { name: t('accounts.leave.stay'), exact: true });
    const go = page.getByRole('button', { name: t('accounts.leave.go'), exact: true });
    const [staying, going] = [await stay.boundingBox(), await go.boundingBox()];
    expect([going?.width, going?.height]).toEqual([staying?.width, staying?.height]);
    expect(await go.getAttribute('data-variant')).toBe(await stay.getAttribute('data-variant'));
    await page.getByRole('button', { name: t('accounts.leave.discount_take') }).click();
    await expect(page.getByText(/STAY[A-Z2-9]{10}/)).toBeVisible();
    await checkScreen(page);

    await page.getByText(t('accounts.leave.reason.break'), { exact: true }).click();
    await go.click();
    await expect(page.getByRole('heading', { name: t('accounts.leave.password') })).toBeFocused();
    await checkScreen(page);
    await page.getByLabel(t('accounts.own_password'), { exact: true }).fill(leaver.password);
    await page.getByRole('button', { name: t('accounts.leave.send'), exact: true }).click();
    await expect(page).toHaveURL(/\/account-deleted#/);
    await expect(page.getByRole('heading', { name: t('accounts.left.title') })).toBeVisible();
    await checkScreen(page);
    // The other browser of the member was logged out, and other members no longer find the profile.
    await expect(phone.page).toHaveURL(/\/login/);
    await other.page.reload();
    await expect(other.page.getByRole('heading', { name: new RegExp(leaver.name) })).toHaveCount(0);

    await open(page, await waitForMailedLink(address, leaver.email, '/account-deleted?token='));
    await expect(page).toHaveURL('/account-deleted');
    await checkScreen(page);
    await page.getByRole('button', { name: t('accounts.back.take') }).click();
    await expect(page.getByRole('heading', { name: t('accounts.back.done') })).toBeFocused();
    await other.page.reload();
    await expect(other.page.getByRole('heading', { name: new RegExp(leaver.name) }).first()).toBeVisible();
  });

  test('a log-in to a closed account asks first, and the button restores the account [ACC-13c, GDPR-8b]', async ({
    enter,
    visitor,
    member,
    t,
  }) => {
    const leaver = await member();
    const { page, watch } = await enter(leaver, '/delete-account');
    // Requests in flight when the account closes are rejected.
    watch.allow(/status of 403/);
    await page.getByRole('button', { name: t('accounts.leave.go'), exact: true }).click();
    await page.getByLabel(t('accounts.own_password'), { exact: true }).fill(leaver.password);
    await page.getByRole('button', { name: t('accounts.leave.send'), exact: true }).click();
    await expect(page).toHaveURL(/\/account-deleted/);

    const back = await visitor();
    back.watch.allow(/status of 403/);
    await open(back.page, '/login');
    const logIn = async () => {
      await back.page.getByLabel(t('accounts.email')).fill(leaver.email);
      await back.page.getByLabel(t('accounts.password'), { exact: true }).fill(leaver.password);
      await back.page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
      await expect(back.page.getByRole('heading', { name: t('accounts.back.title') })).toBeFocused();
    };
    await logIn();
    await checkScreen(back.page);
    await back.page.getByRole('button', { name: t('accounts.back.leave') }).click();
    await logIn();
    await back.page.getByRole('button', { name: t('accounts.back.take') }).click();
    await expect(back.page).toHaveURL('/members');
  });
});
