import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logOut } from '#tests/support/browser/account-menu.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { totpCodeAt, turnOnTwoStep } from '#tests/support/people/two-step.ts';

type TextFunction = (key: string) => string;

const logInWith = async (
  page: Page,
  t: TextFunction,
  { email, password }: { email: string; password: string },
) => {
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('accounts.second_step.title') })).toBeVisible();
};

inEachLanguage(() => {
  test('a member sets up two-step log-in and logs in with a code of the app [ACC-15c]', async ({
    enter,
    member,
    t,
  }) => {
    const robin = await member();
    const { page, watch } = await enter(robin, '/settings/security');
    const section = page.getByRole('region', { name: t('accounts.two_step.title') });
    await expect(section.getByText(t('accounts.two_step.off'))).toBeVisible();
    await section.getByRole('button', { name: t('accounts.two_step.set_up') }).click();

    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel(t('accounts.password'), { exact: true });
    // 403 is the status of requests in flight during the log-out.
    watch.allow(/status of (400|403)/);
    await password.fill('not my password');
    await dialog.getByRole('button', { name: t('accounts.two_step.next') }).click();
    await expect(dialog.getByText(t('accounts.field.wrong_password'))).toBeVisible();
    await password.fill(robin.password);
    await dialog.getByRole('button', { name: t('accounts.two_step.next') }).click();

    await expect(dialog.getByRole('img', { name: t('accounts.two_step.qr') })).toBeVisible();
    await checkScreen(page);
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel(t('accounts.two_step.code')).fill('000000');
    await dialog.getByRole('button', { name: t('accounts.two_step.confirm') }).click();
    await expect(dialog.getByText(t('kit.field.wrong_code'))).toBeVisible();
    await dialog.getByLabel(t('accounts.two_step.code')).fill(totpCodeAt(secret, new Date()));
    await dialog.getByRole('button', { name: t('accounts.two_step.confirm') }).click();

    const list = dialog.getByRole('list', { name: t('accounts.two_step.codes_list') });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await checkScreen(page);
    const codes = await list.getByRole('listitem').allInnerTexts();
    const fetched = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('accounts.two_step.download') }).click();
    const file = await fetched;
    expect(file.suggestedFilename()).toBe(t('accounts.two_step.file_name'));
    const text = await readFile(await file.path(), 'utf8');
    for (const code of codes) expect(text).toContain(code);
    const done = dialog.getByRole('button', { name: t('accounts.two_step.done') });
    await expect(done).toBeDisabled();
    await dialog.getByLabel(t('accounts.two_step.kept')).check();
    await done.click();
    await expect(dialog).toHaveCount(0);
    await expect(section.getByText(t('accounts.two_step.on'), { exact: true })).toBeVisible();

    await logOut(page, t);
    await open(page, '/login');
    await logInWith(page, t, robin);
    const code = page.getByLabel(t('accounts.two_step.code'));
    await expect(code).toBeFocused();
    await code.fill('000000');
    const send = page.getByRole('button', { name: t('accounts.second_step.send'), exact: true });
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(t('accounts.error.second_step_failed'));
    await checkScreen(page);
    // The code of the set-up is used up. The app's next code is already valid.
    await code.fill(totpCodeAt(secret, new Date(Date.now() + 30_000)));
    await send.click();
    await expect(page).toHaveURL('/members');
  });
});

test('a recovery code replaces the phone, new codes replace old ones, and two-step log-in is turned off [ACC-15c] @phone', async ({
  member,
  visitor,
  t,
}) => {
  const robin = await member();
  const { codes } = await turnOnTwoStep(robin.client, new Date(), robin.password);
  const { page } = await visitor();
  await open(page, '/login?to=/settings/security');
  await logInWith(page, t, robin);
  await page.getByRole('button', { name: t('accounts.second_step.back') }).click();
  await logInWith(page, t, robin);
  await page.getByRole('button', { name: t('accounts.second_step.use_recovery') }).click();
  const recovery = page.getByLabel(t('accounts.second_step.recovery_code'));
  await expect(recovery).toBeFocused();
  await checkScreen(page);
  await recovery.fill(codes[0] ?? '');
  await page.getByRole('button', { name: t('accounts.second_step.send'), exact: true }).click();
  await expect(page).toHaveURL('/settings/security');

  const section = page.getByRole('region', { name: t('accounts.two_step.title') });
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(t('accounts.password'), { exact: true });
  await expect(section.getByText(t('accounts.two_step.codes_left', { count: 9 }))).toBeVisible();
  await checkScreen(page);
  await section.getByRole('button', { name: t('accounts.two_step.renew') }).click();
  await password.fill(robin.password);
  await dialog.getByRole('button', { name: t('accounts.two_step.renew_go') }).click();
  const list = dialog.getByRole('list', { name: t('accounts.two_step.codes_list') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  expect(await list.getByRole('listitem').allInnerTexts()).not.toContain(codes[1]);
  await dialog.getByLabel(t('accounts.two_step.kept')).check();
  await dialog.getByRole('button', { name: t('accounts.two_step.done') }).click();
  await section.getByRole('button', { name: t('accounts.two_step.stop') }).click();
  await password.fill(robin.password);
  await dialog.getByRole('button', { name: t('accounts.two_step.stop') }).click();
  await expect(section.getByText(t('accounts.two_step.off'), { exact: true })).toBeVisible();
});

inEachLanguage(() => {
  test('a code is asked in place before an export, in a session without a recent second factor [AUTH-12f]', async ({
    member,
    visitor,
    t,
  }) => {
    const robin = await member();
    const { page, watch } = await visitor();
    await open(page, '/login?to=/settings/privacy');
    await page.getByLabel(t('accounts.email')).fill(robin.email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(robin.password);
    await page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(page).toHaveURL('/settings/privacy');
    const { codes } = await turnOnTwoStep(robin.client, new Date(), robin.password);

    watch.allow(/status of 400/);
    const section = page.getByRole('region', { name: t('accounts.export.title') });
    await section.getByRole('button', { name: t('accounts.export.open') }).click();
    const code = section.getByLabel(t('accounts.two_step.code'));
    await expect(code).toHaveCount(0);
    await section.getByLabel(t('accounts.own_password')).fill(robin.password);
    const send = section.getByRole('button', { name: t('accounts.export.send') });
    await send.click();
    await expect(code).toBeFocused();
    await expect(section.getByText(t('accounts.field.code_required'))).toBeVisible();
    await checkScreen(page);
    await code.fill('000000');
    await send.click();
    await expect(section.getByText(t('kit.field.wrong_code'))).toBeVisible();
    await code.fill(codes[0] ?? '');
    await send.click();
    await expect(code).toHaveCount(0);

    // The proof counts for ten minutes, so switching off needs the password only.
    const steps = page.getByRole('region', { name: t('accounts.two_step.title') });
    await open(page, '/settings/security');
    await steps.getByRole('button', { name: t('accounts.two_step.stop') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(robin.password);
    await dialog.getByRole('button', { name: t('accounts.two_step.stop') }).click();
    await expect(steps.getByText(t('accounts.two_step.off'), { exact: true })).toBeVisible();
  });
});
