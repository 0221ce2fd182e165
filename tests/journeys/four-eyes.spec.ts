import { expect, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInAsSecondOperator, logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

const tooOld = {
  ...{ type: 'about:blank', title: '', status: 403, code: 'step_up_required' },
  ...{ detail: 'A new code is needed', params: { minutes: 10 } },
};

test('an operator proves the second factor for a public code, and a colleague approves it [SAFE-6a]', async ({
  visitor,
  address,
  t,
}) => {
  const code = uniqueLetters().toUpperCase();
  const { page, watch } = await visitor();
  const [recovery = ''] = await logInToConsole(page, address);
  await open(page, '/console/operators');
  // Other journeys add operators, and the list has pages.
  const second = page.getByText('second@demo.example');
  const more = page.getByRole('button', { name: t('operators.security.more') });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(second).toBeVisible({ timeout: 1000 });
  }).toPass();
  await checkScreen(page);
  await open(page, '/console/codes');
  // The login is a fresh proof, so the refusal of an old one is played.
  watch.allow(/status of 403/);
  let isPlayed = false;
  await page.route('**/api/console/discount-codes.php*', (route) => {
    if (isPlayed || route.request().method() !== 'POST') return route.fallback();
    isPlayed = true;
    return route.fulfill({ status: 403, contentType: 'application/problem+json', json: tooOld });
  });
  // A phone shows the form behind a button.
  const form = page.getByRole('button', { name: t('payments.codes.new') });
  if (await form.isVisible()) await form.click();
  await page.getByLabel(t('payments.code.label')).fill(code);
  await page.getByLabel(t('payments.codes.value')).fill('20');
  await page.getByRole('button', { name: t('payments.codes.make'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('operators.step_up.title') });
  await expect(dialog).toBeVisible();
  await checkScreen(page);
  await dialog.getByRole('button', { name: t('operators.code.use_recovery') }).click();
  await dialog.getByLabel(t('operators.code.recovery_code')).fill(recovery);
  await dialog.getByRole('button', { name: t('operators.step_up.send') }).click();
  await expect(page.getByText(t('payments.codes.waits'))).toBeVisible();
  await open(page, '/console/approvals');
  const title = t('operators.approvals.code', { code, percentage: 20 });
  const own = page.getByRole('listitem').filter({ hasText: title });
  await expect(own.getByText(t('operators.approvals.own'))).toBeVisible();
  await expect(own.getByRole('button', { name: t('operators.approvals.approve') })).toHaveCount(0);
  await checkScreen(page);

  const { page: colleague } = await visitor();
  await logInAsSecondOperator(colleague, address);
  await open(colleague, '/console/approvals');
  const waiting = colleague.getByRole('listitem').filter({ hasText: title });
  await waiting.getByRole('button', { name: t('operators.approvals.approve') }).click();
  await expect(colleague.getByText(t('operators.approvals.approved'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await open(colleague, '/console/codes');
  await expect(colleague.getByText(code, { exact: true })).toBeVisible();
  await open(colleague, '/console/audit?action=operators');
  await expect(colleague.getByText('operators/approve', { exact: true }).first()).toBeVisible();
  await checkScreen(colleague);
});
