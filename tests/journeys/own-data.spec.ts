import { readFile } from 'node:fs/promises';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { unzip } from '#tests/support/files/unzip.ts';

inEachLanguage((language) => {
  test('a member requests an export with the password and downloads it once [SAFE-3a, GDPR-7a]', async ({
    enter,
    member,
    t,
  }) => {
    const robin = await member();
    const { page, watch } = await enter(robin, '/settings/privacy#export');
    watch.allow(/400 \(Bad Request\)/);
    const section = page.getByRole('region', { name: t('accounts.export.title') });
    await section.getByRole('button', { name: t('accounts.export.open') }).click();
    const password = section.getByLabel(t('accounts.own_password'), { exact: true });
    await password.fill('not the password');
    await section.getByRole('button', { name: t('accounts.export.send') }).click();
    await expect(section.getByText(t('accounts.field.wrong_password'))).toBeVisible();
    await password.fill(robin.password);
    await section.getByRole('button', { name: t('accounts.export.send') }).click();
    const fetch = section.getByRole('link', { name: t('accounts.export.fetch') });
    await expect(fetch).toBeVisible();
    await checkScreen(page);

    const [download] = await Promise.all([page.waitForEvent('download'), fetch.click()]);
    expect(new URL(download.url()).pathname).toBe('/api/export-file.php');
    const files = await unzip(await readFile(await download.path()));
    expect(files.get('profile.json')?.toString('utf8')).toContain(robin.name);
    const readme = files.get('README.txt')?.toString('utf8');
    expect(readme).toContain(language === 'nl' ? 'JE GEGEVENS' : 'YOUR DATA');
    await expect(section.getByText(t('accounts.export.fetched'))).toBeVisible();
    await expect(section.getByRole('button', { name: t('accounts.export.open') })).toHaveCount(0);
    await checkScreen(page);
  });

  test('revoking a consent explains the consequences first and closes the account [SAFE-3b, GDPR-2c]', async ({
    enter,
    member,
    t,
  }) => {
    const robin = await member();
    const { page, watch } = await enter(robin, '/settings/privacy#consents');
    // Requests in flight while the session ends.
    watch.allow(/status of 403/);
    const section = page.getByRole('region', { name: t('accounts.consents.title') });
    const sensitive = section
      .getByRole('listitem')
      .filter({ hasText: t('accounts.consents.sensitive_data') });
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await sensitive.getByRole('button', { name: t('accounts.consents.revoke') }).click();
    const dialog = page.getByRole('dialog', { name: t('accounts.consents.revoke_title') });
    await expect(dialog.getByText(t('accounts.consents.revoke_now'))).toBeVisible();
    await checkScreen(page);
    await dialog.getByRole('button', { name: t('accounts.cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await sensitive.getByRole('button', { name: t('accounts.consents.revoke') }).click();
    await dialog.getByLabel(t('accounts.own_password'), { exact: true }).fill(robin.password);
    await dialog.getByRole('button', { name: t('accounts.consents.revoke_send') }).click();
    await expect(page.getByRole('heading', { name: t('accounts.left.title') })).toBeVisible();
    await page.goto('/members');
    await expect(page.getByRole('link', { name: t('shell.login') }).first()).toBeVisible();
  });
});
