import { expect, test } from '#tests/support/browser/journey.ts';
import { waitForMailedLinkBySubject } from '#tests/support/browser/journey-mail.ts';
import { logInAsSecondOperator, logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';

test('a refund above the limit goes to the buyer once a second operator approves it [SAFE-6a, CRED-11f]', async ({
  visitor,
  member,
  enter,
  address,
  t,
}) => {
  const buyer = await member();
  const order = await buyPackage(buyer.client, 'p2');
  const path = `/console/payments/${order}`;

  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, path);
  await page.getByLabel(t('payments.desk.reason')).fill('Dubbel besteld, en gevraagd om het geld terug.');
  await page.getByRole('button', { name: t('payments.refund.send') }).click();
  await expect(page.getByRole('heading', { name: t('payments.refund.waits_title') })).toBeVisible();
  await expect(page.getByText(t('operators.approvals.own'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('payments.refund.approve') })).toHaveCount(0);
  await checkScreen(page);
  const own = await enter(buyer, `/transactions/${order}`);
  await expect(own.page.getByText(t('payments.transaction.refund_sent_title'))).toHaveCount(0);

  const { page: second } = await visitor();
  await logInAsSecondOperator(second, address);
  await open(second, '/console/approvals');
  const waiting = second.getByRole('listitem').filter({ has: second.locator(`a[href="${path}"]`) });
  await waiting.getByRole('link').first().click();
  await expect(second).toHaveURL(path);
  await second.getByRole('button', { name: t('payments.refund.approve') }).click();
  await expect(second.getByText(t('payments.refund.requested'))).toBeVisible();
  await checkScreen(second);
  await waitForMailedLinkBySubject(address, buyer.email, 'Je geld is terugbetaald', '/transactions/');
  await own.page.reload();
  await expect(own.page.getByText(t('payments.transaction.refunded_title'))).toBeVisible();
});
