import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { reportAs } from '#tests/support/people/report-as.ts';

test('an operator sees a report in the figures, downloads them, counts an order, and publishes [SAFE-7e, GATE-4f, TRUST-9d]', {
  tag: '@desktop',
}, async ({ member, visitor, address, t }) => {
  const her = await member();
  const him = await member({ gender: 'male', looking_for: 'female' });
  const { page, watch } = await visitor();
  await logInToConsole(page, address);
  await open(page, '/console/transparency');
  const cell = (table: string, row: string, column: number) =>
    page
      .getByRole('region', { name: table })
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .nth(column);
  const received = cell(t('safety.figures.part.notices'), t('safety.figures.row.all'), 0);
  const numberOf = async () => Number((await received.textContent())?.replace(/\D/g, ''));
  const before = await numberOf();
  await reportAs(her, him);
  await page.reload();
  await expect.poll(numberOf).toBeGreaterThan(before);
  await checkScreen(page);

  await test.step('the file has the same number', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('safety.figures.export') }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    const line = csv.split('\r\n').find((one) => one.includes(',notices,all,received,count,'));
    expect(Number(line?.split(',').at(-1))).toBe(await numberOf());
  });

  await test.step('an order of an authority is counted', async () => {
    await page.getByRole('button', { name: t('safety.outside.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('safety.outside.record') }).click();
    await expect(dialog.getByLabel(t('safety.outside.day'))).toBeFocused();
    await dialog.getByLabel(t('safety.outside.day')).fill(new Date().toISOString().slice(0, 10));
    await dialog.getByLabel(t('safety.outside.country')).selectOption('NL');
    await dialog.getByLabel(t('safety.outside.hours')).fill('12');
    await checkScreen(page);
    await dialog.getByRole('button', { name: t('safety.outside.record') }).click();
    await expect(page.getByText(t('safety.outside.recorded'))).toBeVisible();
    const orders = cell(t('safety.figures.part.orders'), t('safety.figures.row.all'), 0);
    await expect.poll(async () => Number(await orders.textContent())).toBeGreaterThan(0);
  });

  await test.step('the report to the acquirer', async () => {
    await page.getByRole('button', { name: t('safety.figures.acquirer') }).click();
    await expect(page.getByRole('region', { name: t('safety.figures.part.complaints') })).toBeVisible();
    await checkScreen(page);
  });

  await test.step('a phone shows every column', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    const hidden = await page
      .getByRole('region')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(hidden).toBe(0);
    await checkScreen(page);
    if (size) await page.setViewportSize(size);
  });

  await test.step('a past half of a year is published once, and everybody reads it', async () => {
    const half = `${new Date().getUTCFullYear() - 1}-H1`;
    await open(page, `/console/transparency?report=transparency&period=${half}`);
    const first = page.getByRole('button', { name: t('safety.figures.publish'), exact: true });
    if (await first.isVisible()) {
      await first.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('safety.figures.publish') })
        .click();
      await expect(page.getByText(t('safety.figures.published'))).toBeVisible();
    }
    await page.getByRole('button', { name: t('safety.figures.publish_again') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('safety.figures.publish') }).click();
    await expect(dialog.getByLabel(t('safety.figures.reasons'))).toBeFocused();
    await dialog.getByRole('button', { name: t('kit.cancel') }).click();
    const { page: reader } = await visitor();
    await reader.goto(new URL(`/pages/transparency?period=${half}`, address).href);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(t('safety.transparency.title'));
    await expect(reader.getByRole('region', { name: t('safety.figures.part.recipients') })).toBeVisible();
    await checkScreen(reader);
  });
  watch.allow(/status of 409/);
});

test('every site has the transparency page in its footer, without script [TRUST-9d]', {
  tag: '@phone',
}, async ({ visitor, t }) => {
  const { page } = await visitor();
  // The page has no script, so nothing takes over.
  await page.goto('/pages/terms');
  await page.getByRole('contentinfo').getByText(t('shell.footer'), { exact: true }).click();
  await page.getByRole('link', { name: t('shell.transparency'), exact: true }).click();
  await expect(page).toHaveURL(/\/pages\/transparency/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('safety.transparency.title'));
  await checkScreen(page);
});
