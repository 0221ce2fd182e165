import { logOut } from '#tests/support/browser/account-menu.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';

inEachLanguage((language) => {
  const exact = (dutch: string, other: string) => (language === 'nl' ? dutch : other);

  test('a wrong password shows an error, and the sixth one starts the lockout [ACC-9a]', async ({
    visitor,
    member,
    t,
  }) => {
    const { email } = await member();
    const { page, watch } = await visitor();
    // The browser itself logs the rejected requests.
    watch.allow(/status of (403|429)/);
    await open(page, '/login');
    await page.getByLabel(t('accounts.email')).fill(email);
    const password = page.getByLabel(t('accounts.password'), { exact: true });
    const send = page.getByRole('button', { name: t('accounts.log_in'), exact: true });
    for (const tried of [
      'eerste poging',
      'tweede poging',
      'derde poging',
      'vierde poging',
      'vijfde poging',
    ]) {
      await password.fill(tried);
      const answer = page.waitForResponse((response) => response.url().includes('/api/user.php'));
      await send.click();
      expect((await answer).status()).toBe(403);
      await expect(page.getByRole('alert')).toHaveText(
        exact('Login mislukt, probeer opnieuw', t('accounts.error.login_failed')),
      );
    }
    await checkScreen(page);
    await password.fill('zesde poging');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(
      exact(
        'Te veel foute pogingen, account voor 15 min geblokkeerd.',
        t('accounts.error.login_locked', { minutes: 15 }),
      ),
    );
    await checkScreen(page);
  });

  test('a member page asks for the log-in and returns, and the log-out ends the session [ACC-8d, ACC-10c]', async ({
    visitor,
    member,
    t,
  }) => {
    const { email, password, name } = await member();
    const { page } = await visitor();
    await open(page, '/likes/given');
    await expect(page).toHaveURL(/\/login\?to=/);
    await expect(page.getByText(t('accounts.log_in.lead_back'))).toBeVisible();
    await checkScreen(page);
    await page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(page.getByText(t('kit.field.required'))).toHaveCount(2);
    await page.getByLabel(t('accounts.email')).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(page).toHaveURL('/likes/given');
    await checkScreen(page);
    await page.getByLabel(t('shell.account'), { exact: true }).click();
    await expect(page.getByText(name)).toBeVisible();
    await page.getByLabel(t('shell.account'), { exact: true }).click();
    await logOut(page, t);
    await expect(page.getByRole('link', { name: t('content.front.sign_up') }).first()).toBeVisible();
    await page.goto('/chats');
    await expect(page).toHaveURL(/\/login\?to=/);
  });

  test('a call that the server no longer allows logs the browser out [ACC-10b]', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member());
    watch.allow(/status of 403/);
    const like = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(t('likes.like', { name: '.*' })) })
      .first();
    await expect(like).toBeEnabled();
    // The socket connection stays open, so only the call can reveal the log-out.
    await page.context().clearCookies({ name: 'vonk_session' });
    const refused = page.waitForResponse((response) => response.status() === 403);
    // A request of the page itself may be rejected first. The button has disappeared in that case.
    await Promise.race([like.click(), refused]);
    expect(await (await refused).json()).toMatchObject({ authentication_required: true });
    await expect(page).toHaveURL(/\/login\?to=%2Fmembers/);
    await waitForHydration(page);
    await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toHaveCount(0);
  });
});

test('the printed demo log-ins work [OPS-1c]', { tag: '@desktop' }, async ({ visitor, t }) => {
  const { page, watch } = await visitor();
  // Requests in flight during the log-out.
  watch.allow(/status of 403/);
  for (const email of ['anna@demo.example', 'bram@demo.example', 'carla@demo.example']) {
    await open(page, '/login');
    await page.getByLabel(t('accounts.email')).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('demo-demo-demo');
    await page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(page).toHaveURL('/members');
    await logOut(page, t);
  }
});
