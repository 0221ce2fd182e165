import { expect, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { reportAs } from '#tests/support/people/report-as.ts';

test('an operator answers three reports about one member with one decision [SAFE-5g]', async ({
  member,
  visitor,
  address,
  t,
}) => {
  test.setTimeout(120_000);
  const him = await member({ gender: 'male', looking_for: 'female' });
  const reporters = [await member(), await member(), await member()];
  const numbers: string[] = [];
  for (const reporter of reporters) numbers.push(await reportAs(reporter, him));
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three reports');
  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, '/console/reports?kind=reports&sort=newest');
  await waitForHydration(page);

  await test.step('the queue shows one item with the number of reports', async () => {
    const row = page.getByRole('listitem').filter({ hasText: first });
    await expect(row.getByText(t('safety.desk.together', { number: 3 }))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: second })).toHaveCount(0);
    await checkScreen(page);
    await row.getByRole('link', { name: t('safety.desk.take_that', { number: first }) }).click();
  });

  await test.step('a warning answers the reports that are ticked', async () => {
    await expect(page.getByText(t('safety.together.legend', { number: 2 }))).toBeVisible();
    await page.getByLabel(t('safety.desk.outcome.warning', { subject: 'profile' })).check();
    await page.getByLabel(t('safety.ground.offensive')).check();
    await page.getByLabel(t('safety.case.facts')).fill('Schelden in je profiel.');
    await page.getByLabel(t('safety.together.all')).check();
    await expect(page.getByLabel(`${t('safety.reason.offensive')}, ${third}`)).toBeChecked();
    await checkScreen(page);
    await page.getByRole('button', { name: t('safety.case.send') }).click();
    await expect(page.getByText(t('safety.case.sent'))).toBeVisible();
  });

  await test.step('nothing about him waits any more', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: first })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: third })).toHaveCount(0);
  });
});
