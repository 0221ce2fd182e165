import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

inEachLanguage(() => {
  test('one device ends the session of another, which lands on the log-in page [ACC-8e, AUTH-8a]', async ({
    enter,
    visitor,
    member,
    t,
  }) => {
    const robin = await member();
    const here = await enter(robin, '/settings/security');
    const devices = here.page.getByRole('list', { name: t('accounts.devices.list') });
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByText(t('accounts.devices.this'))).toBeVisible();
    await expect(here.page.getByText(t('accounts.devices.alone'))).toBeVisible();

    const there = await visitor();
    there.watch.allow(/status of 403/);
    await open(there.page, '/login');
    await there.page.getByLabel(t('accounts.email')).fill(robin.email);
    await there.page.getByLabel(t('accounts.password'), { exact: true }).fill(robin.password);
    await there.page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(there.page).toHaveURL('/members');
    await there.watch.live(there.page);

    // The list updates without a reload.
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await checkScreen(here.page);
    await devices.getByRole('button').click();
    const dialog = here.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await checkScreen(here.page);
    await dialog.getByRole('button', { name: t('accounts.devices.end'), exact: true }).click();
    await expect(here.page.getByText(t('accounts.devices.ended', { count: 1 }))).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(there.page).toHaveURL(/\/login\?to=%2Fmembers/);
  });
});
