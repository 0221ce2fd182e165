import { expect, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { reportAs } from '#tests/support/people/report-as.ts';

test('an operator sees the oldest item of each queue and the charts, by site and period, each with its table [SAFE-6e]', async ({
  member,
  visitor,
  address,
  t,
}) => {
  await reportAs(await member(), await member({ gender: 'male', looking_for: 'female' }));
  const { page } = await visitor();
  await logInToConsole(page, address);
  await open(page, '/console');
  const oldest = t('operators.queue.oldest', { age: '' }).trim();
  for (const queue of [t('safety.desk.title'), t('photos.review.title')])
    await expect(
      page.getByRole('main').getByRole('link').filter({ hasText: queue }).filter({ hasText: oldest }),
    ).toBeVisible();

  const chart = page.getByRole('figure').filter({ hasText: t('content.figures.sign_ups') });
  await expect(chart.getByRole('img', { name: t('content.figures.sign_ups') })).toBeVisible();
  await chart.getByText(t('content.figures.table')).click();
  await expect(chart.getByRole('rowheader')).toHaveCount(30);
  await checkScreen(page);

  await page.getByLabel(t('content.figures.period'), { exact: true }).selectOption('7');
  await expect(page).toHaveURL(/days=7/);
  await expect(chart.getByRole('rowheader')).toHaveCount(7);
  await page.getByLabel(t('content.figures.site'), { exact: true }).selectOption({ label: 'gilf.localhost' });
  await expect(page).toHaveURL(/site=\d+/);
  await checkScreen(page);
  await page.reload();
  await expect(page.getByLabel(t('content.figures.period'), { exact: true })).toHaveValue('7');
  await expect(chart).toBeVisible();
});

test('an operator without the right to figures sees the queues and no chart [SAFE-6e]', async ({
  visitor,
  address,
  t,
}) => {
  const { page } = await visitor();
  await logInToConsole(page, address, 'support');
  await open(page, '/console');
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: t('safety.desk.title') }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: t('content.figures.title'), exact: true })).toHaveCount(0);
  await expect(page.getByRole('figure')).toHaveCount(0);
  await checkScreen(page);
});
