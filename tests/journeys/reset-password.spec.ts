import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { waitForMailedLink } from '#tests/support/browser/journey-mail.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

const next = 'morgen fiets ik naar zee';

inEachLanguage((language) => {
  const exact = (dutch: string, other: string) => (language === 'nl' ? dutch : other);

  test('a member who forgot the password gets a link, chooses a new one and logs in with it [ACC-11b, AUTH-9c]', async ({
    visitor,
    member,
    address,
    t,
  }) => {
    const { email, client } = await member();
    const { page, watch } = await visitor();
    watch.allow(/status of (404|410)/);
    await open(page, '/login');
    await page.getByRole('link', { name: t('accounts.reset.link') }).click();
    await expect(page).toHaveURL('/reset-password');
    const field = page.getByLabel(t('accounts.email'), { exact: true });
    const send = page.getByRole('button', { name: t('accounts.reset.send') });
    await field.fill('niemand@post.example');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(
      exact('E-mailadres niet gevonden', t('accounts.error.email_not_found')),
    );
    await checkScreen(page);
    await field.fill(email);
    await send.click();
    await expect(page.getByRole('heading', { name: t('accounts.reset.sent_title') })).toBeFocused();
    await checkScreen(page);

    const link = await waitForMailedLink(address, email, '/reset-password/do?token=');
    const answer = await page.request.get(link);
    expect(answer.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    await open(page, link);
    await expect(page).toHaveURL('/reset-password/do');
    await page.reload();
    const password = page.getByLabel(t('accounts.new_password'), { exact: true });
    const repeat = page.getByLabel(t('accounts.repeat_password'), { exact: true });
    const save = page.getByRole('button', { name: t('accounts.reset.save') });
    await password.fill(next);
    await repeat.fill(`${next}!`);
    await save.click();
    await expect(
      page.getByText(exact('De opgegeven wachtwoorden zijn niet gelijk.', t('kit.field.passwords_differ'))),
    ).toBeVisible();
    await expect(repeat).toBeFocused();
    await checkScreen(page);
    await repeat.fill(next);
    await save.click();
    await expect(page.getByRole('heading', { name: t('accounts.reset.done_title') })).toBeFocused();
    await checkScreen(page);
    // All other sessions of the member have ended.
    expect(await (await client.get('/api/user.php')).json()).toEqual({ user: null });

    await page
      .getByRole('link', { name: t('accounts.log_in') })
      .last()
      .click();
    await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(next);
    await page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(page).toHaveURL('/members');

    const { page: other, watch: otherWatch } = await visitor();
    otherWatch.allow(/status of 410/);
    await open(other, link);
    await other.getByLabel(t('accounts.new_password'), { exact: true }).fill(next);
    await other.getByLabel(t('accounts.repeat_password'), { exact: true }).fill(next);
    await other.getByRole('button', { name: t('accounts.reset.save') }).click();
    await expect(
      other.getByRole('heading', {
        name: exact(
          'Link verlopen of invalide, vraag een nieuwe e-mail aan',
          t('accounts.error.reset_link_invalid'),
        ),
      }),
    ).toBeVisible();
    await checkScreen(other);
    await expect(other.getByRole('link', { name: t('accounts.reset.new_link') })).toBeVisible();
  });
});
