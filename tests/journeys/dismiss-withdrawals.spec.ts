import { expect, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { declareWithdrawals } from '#tests/support/payments/declare-withdrawals.ts';

test('an operator closes a flood of withdrawals at once, and opens one again [CRED-12g]', async ({
  visitor,
  address,
  t,
}) => {
  const number = await declareWithdrawals(address, 4);
  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, '/console/withdrawals');
  const row = page.getByLabel(t('payments.case.choose', { number }));
  await row.first().check();
  await page.getByRole('button', { name: t('payments.case.same_order', { number }) }).click();
  await expect(row).toHaveCount(4);
  await page.getByLabel(t('payments.case.choose_all', { number: 4 })).check();
  await checkScreen(page);
  const close = page.getByRole('button', { name: t('payments.case.dismiss', { number: 4 }) });
  await page.getByLabel(t('payments.case.dismiss_reason')).fill('Verzonnen nummers');
  await close.click();
  const dialog = page.getByRole('dialog');
  await checkScreen(page);
  await dialog.getByRole('button', { name: t('payments.case.dismiss', { number: 4 }) }).click();
  await expect(page.getByText(t('payments.case.dismissed', { number: 4 }))).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t('payments.case.closed'), exact: true }).click();
  await page
    .getByRole('link', { name: t('payments.case.order', { number }) })
    .first()
    .click();
  await expect(page.getByText('Verzonnen nummers')).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: t('payments.case.reopen') }).click();
  await expect(page.getByText(t('payments.case.reopened'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('payments.case.match_title') })).toBeVisible();
});
