import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { waitForMailedLink } from '#tests/support/browser/journey-mail.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

const next = 'morgen fiets ik naar zee';

inEachLanguage((language) => {
  const exact = (dutch: string, other: string) => (language === 'nl' ? dutch : other);

  test('a member changes password and e-mail address in the settings, and the old address can undo it [ACC-12a, ACC-12b]', async ({
    visitor,
    member,
    enter,
    address,
    t,
  }) => {
    const person = await member();
    const { page, watch } = await enter(person, '/settings/account');
    // Allows the rejected field, and the session that the undo ends in this browser.
    watch.allow(/status of (400|403)/);
    const section = (title: string) => page.getByRole('region', { name: t(title), exact: true });

    const passwords = section('accounts.password_settings.title');
    await passwords.getByRole('button', { name: t('accounts.password_settings.open') }).click();
    const old = passwords.getByLabel(t('accounts.old_password'), { exact: true });
    await old.fill('dit was het niet');
    await passwords.getByLabel(t('accounts.new_password'), { exact: true }).fill(next);
    await passwords.getByLabel(t('accounts.repeat_password'), { exact: true }).fill(next);
    const save = passwords.getByRole('button', { name: t('accounts.password_settings.save') });
    await save.click();
    await expect(
      passwords.getByText(exact('Controleer je oude wachtwoord.', t('accounts.field.old_password_wrong'))),
    ).toBeVisible();
    await expect(old).toBeFocused();
    await checkScreen(page);
    await old.fill(person.password);
    await save.click();
    await expect(page.getByText(t('accounts.password_settings.done'))).toBeVisible();

    const mail = section('accounts.address_settings.title');
    await expect(mail.getByText(person.email)).toBeVisible();
    await mail.getByRole('button', { name: t('accounts.address_settings.open') }).click();
    const field = mail.getByLabel(t('accounts.address_settings.new_email'), { exact: true });
    await field.fill('geen adres');
    await mail.getByLabel(t('accounts.address_settings.password'), { exact: true }).fill(next);
    await mail.getByRole('button', { name: t('accounts.address_settings.save') }).click();
    await expect(
      mail.getByText(exact('Nieuw e-mailadres invalide.', t('accounts.field.new_email_invalid'))),
    ).toBeVisible();
    await checkScreen(page);
    const wanted = `nieuw-${person.email}`;
    await field.fill(wanted);
    await mail.getByRole('button', { name: t('accounts.address_settings.save') }).click();
    await expect(
      mail.getByText(t('accounts.address_settings.pending_title', { email: wanted })),
    ).toBeVisible();
    await checkScreen(page);

    const { page: phone, watch: phoneWatch } = await visitor();
    phoneWatch.allow(/status of 410/);
    const link = await waitForMailedLink(address, wanted, '/mail-change/do?token=');
    await open(phone, link);
    await expect(phone.getByRole('heading', { name: t('accounts.mail_change.done_title') })).toBeVisible();
    await expect(phone).toHaveURL('/mail-change/do');
    await checkScreen(phone);
    await open(phone, link);
    await expect(phone.getByRole('heading', { name: t('accounts.mail_change.failed_title') })).toBeVisible();
    await checkScreen(phone);
    await page.reload();
    await expect(mail.getByText(wanted, { exact: true })).toBeVisible();

    await open(phone, await waitForMailedLink(address, person.email, '/mail-change/do?undo='));
    await checkScreen(phone);
    await phone.getByRole('button', { name: t('accounts.mail_change.undo'), exact: true }).click();
    await expect(phone.getByRole('heading', { name: t('accounts.mail_change.undone_title') })).toBeFocused();
    await checkScreen(phone);
    await page.goto('/settings/account');
    await expect(page).toHaveURL(/\/login/);
  });
});
