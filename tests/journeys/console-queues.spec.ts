import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { complainAsVisitor } from '#tests/support/people/complain-as-visitor.ts';
import { reportAs } from '#tests/support/people/report-as.ts';
import { addWaitingPhotos } from '#tests/support/people/waiting-photos.ts';

const emailOf = async (page: Page) =>
  (await page.locator('header span', { hasText: '@' }).innerText()).trim();

test('two operators share the queue: one takes a report, hands it over and comes back to the same place [SAFE-10e, SAFE-10g, SAFE-10h, SAFE-10i, SAFE-10o]', {
  tag: '@desktop',
}, async ({ member, visitor, address, t }) => {
  test.setTimeout(120_000);
  const [her, him] = [await member(), await member({ gender: 'male', looking_for: 'female' })];
  const number = await reportAs(her, him);
  const { page: vera } = await visitor();
  await logInToConsole(vera, address);
  const { page: wim } = await visitor();
  await logInToConsole(wim, address);
  const filters = '/console/reports?kind=reports&sort=newest';
  const link = (page: Page) => page.getByRole('link', { name: t('safety.desk.take_that', { number }) });
  const row = (page: Page) => page.getByRole('listitem').filter({ hasText: number });
  await open(wim, filters);
  await open(vera, filters);
  await waitForHydration(vera);
  const names = [await emailOf(vera), await emailOf(wim)] as const;

  await test.step('Vera takes the report by keyboard', async () => {
    await link(vera).focus();
    await vera.keyboard.press('?');
    await expect(vera.getByRole('dialog')).toBeVisible();
    await checkScreen(vera);
    await vera.keyboard.press('Escape');
    await vera.keyboard.press('m');
    await expect(vera.getByText(t('safety.queue.assigned', { number: 1 }))).toBeVisible();
    await expect(row(vera).getByText(t('safety.desk.held_you'))).toBeVisible();
    await checkScreen(vera);
  });

  await test.step('Wim sees the owner, and the filter for free items leaves it out', async () => {
    await wim.reload();
    await expect(row(wim).getByText(t('safety.queue.of', { operator: names[0] }))).toBeVisible();
    await wim.getByLabel(t('safety.queue.owner'), { exact: true }).selectOption('nobody');
    await expect(wim).toHaveURL(/owner=nobody/);
    await expect(row(wim)).toHaveCount(0);
  });

  await test.step('Vera opens it, and the way back leads to the same filters and the same row', async () => {
    await link(vera).focus();
    await vera.keyboard.press('Enter');
    await expect(vera.getByText(t('safety.cases.number', { number }))).toBeVisible();
    await expect(vera.getByText(t('safety.case.language', { language: 'Nederlands' }))).toBeVisible();
    await vera.getByRole('link', { name: t('safety.desk.back') }).click();
    await expect(vera).toHaveURL(filters);
    await expect(link(vera)).toBeFocused();
  });

  await test.step('Vera hands it to Wim', async () => {
    await vera.keyboard.press('x');
    await vera.getByLabel(t('safety.queue.to_colleague')).selectOption({ label: names[1] });
    await expect(row(vera).getByText(t('safety.queue.of', { operator: names[1] }))).toBeVisible();
    await open(wim, '/console/reports?owner=mine');
    await expect(row(wim)).toBeVisible();
    await expect(wim.getByText(t('safety.queue.matching', { number: 1 }))).toBeVisible();
    await link(wim).click();
    await expect(wim.getByText(t('safety.cases.number', { number }))).toBeVisible();
  });
});

test('two operators review photos side by side, never the same ones [SAFE-10a, SAFE-10b, SAFE-10c]', {
  tag: '@phone',
}, async ({ visitor, address, t }) => {
  test.setTimeout(180_000);
  await addWaitingPhotos(32);
  const pages: Page[] = [];
  for (let operator = 0; operator < 2; operator += 1) {
    const { page } = await visitor();
    await logInToConsole(page, address);
    await open(page, '/console/photos');
    await waitForHydration(page);
    pages.push(page);
  }
  const [vera, wim] = pages;
  if (vera === undefined || wim === undefined) throw new Error('two operators are logged in');
  const shown = (page: Page) =>
    page.locator('button[data-photo]').evaluateAll((all) => all.map((one) => one.getAttribute('data-photo')));
  const [own, theirs] = [await shown(vera), await shown(wim)];
  expect(own.length).toBeGreaterThan(0);
  expect(theirs.length).toBeGreaterThan(0);
  expect(own.filter((photo) => theirs.includes(photo))).toEqual([]);
  await checkScreen(vera);

  const number = own.length;
  await vera.getByRole('button', { name: t('photos.grid.all') }).tap();
  await vera.getByRole('button', { name: t('photos.grid.approve', { number }), exact: true }).tap();
  await expect(vera.getByText(t('photos.grid.approved', { number }))).toBeVisible();
  await checkScreen(vera);
  await vera.getByRole('button', { name: t('photos.grid.next') }).tap();
  await expect.poll(async () => (await shown(vera)).filter((photo) => own.includes(photo))).toEqual([]);
});

test('an operator answers a complaint with a macro that was written in the console [SAFE-10j, SAFE-10k, SAFE-10n]', {
  tag: '@desktop',
}, async ({ visitor, address, t }) => {
  test.setTimeout(120_000);
  const { page, watch } = await visitor();
  watch.allow(/status of 400/);
  await logInToConsole(page, address);
  await open(page, '/console/house/macros?language=de');
  await checkScreen(page);
  await page.getByRole('button', { name: t('content.macro.new') }).click();
  const dialog = page.getByRole('dialog');
  const title = `Danke ${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel(t('content.macro.title'), { exact: true }).fill(title);
  const body = dialog.getByLabel(t('content.macro.body'), { exact: true });
  await body.fill('Hallo {vorname}');
  await dialog.getByRole('button', { name: t('content.macro.save') }).click();
  await expect(body).toHaveAccessibleDescription(/vorname/);
  await body.fill('Hallo {name},\n\ndein Fall ist {number}.');
  await checkScreen(page);
  await dialog.getByRole('button', { name: t('content.macro.save') }).click();
  await expect(page.getByText(title)).toBeVisible();

  const number = await complainAsVisitor(address, 'Eva', 'de');
  await open(page, '/console/reports?kind=complaints&sort=newest');
  await page.getByRole('link', { name: t('safety.desk.complaint_take', { number }) }).click();
  const choice = page.getByLabel(t('operators.macro.choose'));
  await choice.selectOption({ label: title });
  await expect(page.getByLabel(t('safety.desk.complaint_answer'))).toHaveValue(
    `Hallo Eva,\n\ndein Fall ist ${number}.`,
  );
  await checkScreen(page);
  await page.getByLabel(t('safety.desk.complaint_outcome.answered')).check();
  await page.getByRole('button', { name: t('safety.desk.complaint_send') }).click();
  await expect(page).toHaveURL('/console/reports?kind=complaints&sort=newest');
});
