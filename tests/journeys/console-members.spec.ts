import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters, waitForMail } from '#tests/support/browser/journey-member.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

inEachLanguage((language) => {
  test('an operator finds a member by address, writes a note, logs them out and mails them [SAFE-5a, SAFE-5b]', async ({
    visitor,
    member,
    enter,
    address,
    t,
  }) => {
    const robin = await member({ name: `Robin ${uniqueLetters()}` });
    const { page: own, watch } = await enter(robin, '/settings/security');
    // The log-out may meet a request of this page.
    watch.allow(/status of 401/);
    const { page } = await visitor();
    await logInToConsole(page, address);
    await open(page, '/console/members');
    await checkScreen(page);

    // The keyboard alone: the slash leads to the field, the arrow to the result, Enter opens it.
    const field = page.getByRole('searchbox', { name: t('accounts.desk.search') });
    if (language === 'en') await page.keyboard.press('/');
    else await field.tap();
    await expect(field).toBeFocused();
    await field.fill('a');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('kit.field.too_short', { min: 2 }))).toBeVisible();
    await field.fill(robin.email);
    await page.keyboard.press('Enter');
    const results = page.getByRole('list', { name: t('accounts.desk.results') });
    const result = results.getByRole('link', { name: robin.name });
    await expect(result).toContainText(t('accounts.desk.matched.mail'));
    // The address never becomes part of the page's own address.
    await expect(page).toHaveURL('/console/members');
    await checkScreen(page);
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(result).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/console/members/${robin.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(robin.name);
    await expect(page.getByText(robin.email)).toBeVisible();
    await expect(page.getByText(t('accounts.desk.no_messages'))).toBeVisible();
    await checkScreen(page);

    await page.getByLabel(t('accounts.desk.note')).fill('Phoned about a lost telephone.');
    await page.getByRole('button', { name: t('accounts.desk.note_save') }).click();
    const notes = page.getByRole('region', { name: t('accounts.desk.notes') });
    await expect(notes.getByRole('listitem')).toContainText('Phoned about a lost telephone.');
    await notes.getByRole('button', { name: t('accounts.desk.note_strike') }).click();
    await expect(notes.locator('s')).toHaveText('Phoned about a lost telephone.');

    await page.getByRole('button', { name: t('accounts.desk.log_out'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await checkScreen(page);
    await dialog.getByRole('button', { name: t('accounts.desk.log_out') }).click();
    await expect(dialog).toHaveCount(0);
    await open(own, '/settings/security');
    await expect(own).toHaveURL(/\/login/);

    await page.getByRole('button', { name: t('accounts.desk.mail_write') }).click();
    await checkScreen(page);
    await dialog.getByLabel(t('accounts.desk.mail_words')).fill('Your account is safe again.');
    await dialog.getByRole('button', { name: t('accounts.desk.mail_send') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(async () => {
      expect((await waitForMail(robin.client, robin.email)).subject).toMatch(/van ons|from us/);
    }).toPass({ timeout: 30_000 });

    // The search is still there after the way back, without an address that names it.
    await page.getByRole('link', { name: t('accounts.desk.back') }).click();
    await expect(result).toBeVisible();
  });
});
