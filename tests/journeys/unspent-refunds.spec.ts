import { expect, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { reportAs } from '#tests/support/people/report-as.ts';

test('a banned buyer gets the money of unspent credits back with one tap [DSA-6e]', async ({
  visitor,
  member,
  address,
  t,
}) => {
  const her = await member();
  const him = await member({ gender: 'male', looking_for: 'female' });
  await buyPackage(him.client, 'p0', { startNow: true });
  const number = await reportAs(her, him);
  const { page: console } = await visitor();
  await logInToConsole(console, address);
  await open(console, '/console/reports');
  await console.getByRole('link', { name: t('safety.desk.take_that', { number }) }).click();
  for (const choice of [t('safety.desk.outcome.banned'), t('safety.ground.offensive')])
    await console.getByLabel(choice, { exact: true }).check();
  await console.getByLabel(t('safety.case.facts'), { exact: true }).fill('Gezien in de melding.');
  const banned = console.waitForResponse((answer) => answer.url().includes('/api/console/bans.php'));
  await console.getByRole('button', { name: t('safety.case.send') }).click();
  expect((await banned).status()).toBe(200);
  await expect(console).toHaveURL('/console/reports');

  // The ban ended his login.
  const his = await visitor();
  await open(his.page, '/login');
  await his.page.getByLabel(t('accounts.email')).fill(him.email);
  await his.page.getByLabel(t('accounts.password'), { exact: true }).fill(him.password);
  await his.page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
  await expect(his.page).toHaveURL('/restricted');
  await expect(his.page.getByRole('heading', { name: t('safety.unspent.title') })).toBeVisible();
  await checkScreen(his.page);
  await his.page.getByRole('button', { name: /9,99/ }).click();
  await expect(his.page.getByText(/9,99 is onderweg/)).toBeVisible();
  await checkScreen(his.page);
  await open(his.page, '/restricted');
  await expect(his.page.getByRole('button', { name: /9,99/ })).toHaveCount(0);
});
