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
  const { page, watch } = await visitor();
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

  await test.step('a report that a colleague takes meanwhile stops the decision, and the page shows it', async () => {
    watch.allow(/status of 409/);
    const { page: colleague } = await visitor();
    await logInToConsole(colleague, address);
    await page.getByLabel(t('safety.desk.outcome.no_breach', { subject: 'profile' })).check();
    await page.getByLabel(t('safety.together.all')).check();
    const id = await page
      .getByRole('link', { name: t('safety.together.open', { number: second }) })
      .getAttribute('href');
    await open(colleague, id ?? '');
    await expect(colleague.getByText(t('safety.cases.number', { number: second }))).toBeVisible();
    await page.getByRole('button', { name: t('safety.case.send') }).click();
    await expect(page.getByText(t('chat.error.reports_changed'))).toBeVisible();
    await expect(page.getByLabel(`${t('safety.reason.offensive')}, ${second}`)).toBeDisabled();
  });

  await test.step('a warning answers the reports that are ticked', async () => {
    await expect(page.getByText(t('safety.together.legend', { number: 2 }))).toBeVisible();
    await page.getByLabel(t('safety.desk.outcome.warning', { subject: 'profile' })).check();
    await page.getByLabel(t('safety.ground.offensive')).check();
    await page.getByLabel(t('safety.case.facts')).fill('Schelden in je profiel.');
    await page.getByLabel(`${t('safety.reason.offensive')}, ${third}`).check();
    await checkScreen(page);
    await page.getByRole('button', { name: t('safety.case.send') }).click();
    await expect(page.getByText(t('safety.case.sent'))).toBeVisible();
  });

  await test.step('only the report that the colleague holds still waits', async () => {
    const row = page.getByRole('listitem').filter({ hasText: second });
    await expect(row).toBeVisible();
    await expect(row.getByText(t('safety.desk.together', { number: 3 }))).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: first })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: third })).toHaveCount(0);
  });
});
