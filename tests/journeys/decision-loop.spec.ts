import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { canOpenProfile, reportAs } from '#tests/support/people/report-as.ts';

inEachLanguage(() => {
  test('a member is suspended with facts, appeals to a second operator and is back; a reporter appeals "no breach" [SAFE-5e, SAFE-7a, SAFE-7b, SAFE-7c, DSA-3d, DSA-3e]', async ({
    enter,
    visitor,
    member,
    address,
    t,
  }) => {
    const her = await member();
    const him = await member({ gender: 'male', looking_for: 'female' });
    const number = await reportAs(her, him);
    const { page: first } = await visitor();
    await logInToConsole(first, address);
    const { page: second, watch } = await visitor();
    await logInToConsole(second, address);
    const { watch: his, page: hisPage } = await enter(him, '/cases');
    his.allow(/status of 403/);
    const take = async (by: Page) => {
      await open(by, '/console/reports');
      await by.getByRole('link', { name: t('safety.desk.take_that', { number }) }).click();
      await expect(by.getByText(t('safety.cases.number', { number }))).toBeVisible();
    };
    const choose = (by: Page, label: string) => by.getByLabel(label, { exact: true }).check();
    const write = (by: Page, label: string, words: string) =>
      by.getByLabel(label, { exact: true }).fill(words);
    const send = async (by: Page) => {
      await checkScreen(by);
      await by.getByRole('button', { name: t('safety.case.send') }).click();
    };
    const appeal = async (page: Page, words: string) => {
      await page.getByRole('button', { name: t('safety.appeal.open') }).click();
      await write(page, t('safety.appeal.words'), words);
      await page.getByRole('button', { name: t('safety.appeal.send') }).click();
      await expect(page.getByText(t('safety.appeal.waiting'))).toBeVisible();
    };

    // The first operator sees no breach; the reporter appeals and the second one opens the case again.
    await take(first);
    await choose(first, t('safety.desk.outcome.no_breach'));
    await send(first);
    await expect(first).toHaveURL('/console/reports');
    const { page: hers } = await enter(her, '/cases');
    await appeal(hers, 'Hij scheldt in zijn profiel.');
    await checkScreen(hers);
    await take(second);
    await expect(second.getByText('Hij scheldt in zijn profiel.')).toBeVisible();
    await choose(second, t('safety.desk.reporter_appeal.reversed'));
    await write(second, t('safety.case.reasons'), 'Het klopt.');
    await send(second);
    await choose(second, t('safety.desk.outcome.suspended'));
    await choose(second, t('safety.ground.offensive'));
    await second.getByRole('button', { name: t('safety.case.draft') }).click();
    await send(second);
    await expect(second).toHaveURL('/console/reports');

    // He reads the facts and appeals; the second operator is refused, the first one reverses.
    await hisPage.goto('/login');
    await hisPage.getByLabel(t('accounts.email')).fill(him.email);
    await hisPage.getByLabel(t('accounts.password'), { exact: true }).fill(him.password);
    await hisPage.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(hisPage).toHaveURL('/restricted');
    await expect(hisPage.getByText(t('safety.draft.offensive'))).toBeVisible();
    await checkScreen(hisPage);
    await appeal(hisPage, 'Het was een citaat.');
    watch.allow(/status of 409/);
    await open(second, '/console/reports');
    await second.getByRole('link', { name: t('safety.desk.take_that', { number }) }).click();
    await expect(second.getByText(t('safety.error.another_operator'))).toBeVisible();
    await take(first);
    await choose(first, t('safety.desk.appeal_outcome.reversed'));
    await write(first, t('safety.case.reasons'), 'Het is een citaat.');
    await send(first);
    await expect(first).toHaveURL('/console/reports');
    await open(hisPage, '/cases');
    await expect(hisPage.getByText('Het is een citaat.')).toBeVisible();
    expect(await canOpenProfile(her, him)).toBe(true);
  });
});
