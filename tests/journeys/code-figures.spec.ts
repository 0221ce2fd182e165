import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';

/** The value beside a name in a list of figures. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .locator('xpath=following-sibling::dd');

test('an operator makes a code, a member buys with it, and the code shows its use and money [SAFE-6i, CRED-8d]', async ({
  member,
  visitor,
  address,
  t,
}) => {
  const code = uniqueLetters().toUpperCase();
  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, '/console/codes');
  // A phone shows the form behind a button.
  const form = page.getByRole('button', { name: t('payments.codes.new') });
  if (await form.isVisible()) await form.click();
  await page.getByLabel(t('payments.code.label')).fill(code);
  await page.getByLabel(t('payments.codes.value')).fill('20');
  // A code for one order needs no second operator.
  await page.getByLabel(t('payments.codes.validity')).selectOption('once');
  await page.getByRole('button', { name: t('payments.codes.make'), exact: true }).click();
  await expect(page.getByText(t('payments.codes.made', { code }))).toBeVisible();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
  await checkScreen(page);

  const buyer = await member();
  const order = await buyPackage(buyer.client, 'p1', { code });

  await open(page, `/console/codes?state=used_up&search=${code.toLowerCase()}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: code, exact: true }) });
  await expect(row.getByText(t('payments.codes.state_used_up'), { exact: true })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: code, exact: true }).click();
  await expect(page).toHaveURL(`/console/codes/${code}`);
  await expect(figure(page, t('payments.codes.redeemed'))).toHaveText('1');
  await expect(figure(page, t('payments.codes.remaining'))).toHaveText('0');
  // 20% of 24.99.
  await expect(figure(page, t('payments.sources.revenue'))).toHaveText(/19[.,]99/);
  await expect(figure(page, t('payments.codes.discount'))).toHaveText(/5[.,]00/);
  await checkScreen(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('operators.audit.export') }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toContain(`${order},${buyer.id},completed,`);

  await page.getByRole('link', { name: t('payments.desk.order', { number: String(order) }) }).click();
  await expect(page).toHaveURL(`/console/payments/${order}`);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
});
