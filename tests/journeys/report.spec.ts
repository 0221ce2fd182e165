import type { Locator, Page } from '@playwright/test';
import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { canOpenProfile, reportAs } from '#tests/support/people/report-as.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

type TextFunction = (key: string, values?: Record<string, string | number>) => string;

/** Presses the button and waits for the response to its request. */
const sent = async (page: Page, button: Locator, path: string): Promise<void> => {
  await Promise.all([
    page.waitForResponse(
      (response) => response.url().includes(path) && response.request().method() !== 'GET',
    ),
    button.click(),
  ]);
};

const decide = async (
  page: Page,
  t: TextFunction,
  path: string,
  ...choices: readonly string[]
): Promise<void> => {
  for (const choice of choices) await page.getByLabel(choice, { exact: true }).check();
  for (const field of [t('safety.case.facts'), t('safety.case.reasons')])
    if (await page.getByLabel(field, { exact: true }).isVisible())
      await page.getByLabel(field, { exact: true }).fill('Gezien in de melding.');
  await checkScreen(page);
  await sent(page, page.getByRole('button', { name: t('safety.case.send') }), path);
  await expect(page).toHaveURL('/console/reports');
};

inEachLanguage(() => {
  test('a message is reported, removed for both members, appealed and restored [SAFE-1c, SAFE-1d, SAFE-1e, SAFE-2g, TRUST-4a, DSA-3b]', async ({
    enter,
    visitor,
    member,
    address,
    t,
  }) => {
    const her = await member();
    const him = await member({ gender: 'male', looking_for: 'female' });
    await sendAs(her, him, 'Hoi!');
    const words = 'Maak eens wat over.';
    const conversation = await sendAs(him, her, words);
    const { page: hers } = await enter(her, `/chats/${conversation}`);
    const chat = chatScreen(hers, t, him.name);
    await chat.expectOnce('Hoi!', words);

    await hers.getByLabel(t('chat.more'), { exact: true }).click();
    // On a wide screen the pane of the other member has this button as well.
    await hers
      .getByRole('button', { name: t('profiles.report.send') })
      .first()
      .click();
    const dialog = hers.getByRole('dialog', { name: t('chat.report.title', { name: him.name }) });
    await dialog.getByLabel(t('chat.report.one', { text: words })).check();
    await dialog.getByLabel(t('safety.reason.fake')).check();
    await checkScreen(hers);
    await dialog.getByRole('button', { name: t('profiles.report.send') }).click();
    const thanks = hers.getByRole('dialog', { name: t('profiles.report.thanks') });
    const number = (await thanks.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/).innerText()).trim();
    await checkScreen(hers);
    await thanks.getByRole('button', { name: t('profiles.report.close') }).click();

    const { page: console } = await visitor();
    await logInToConsole(console, address);
    const take = async (by: Page = console) => {
      await open(by, '/console/reports');
      await by.getByRole('link', { name: t('safety.desk.take_that', { number }) }).click();
      await expect(by.getByText(t('safety.cases.number', { number }))).toBeVisible();
    };
    await take();
    await expect(console.getByText(words)).toBeVisible();
    const remove = t('safety.desk.outcome.content_removed', { subject: 'message' });
    await decide(console, t, '/api/console/reports.php', remove, t('safety.ground.fake_or_fraud'));

    // Her open page updates without a reload.
    await chat.expectOnce('Hoi!', t('chat.message_removed'));
    await hers.goto('/cases');
    await expect(hers.getByText(t('safety.cases.measure_taken_what'))).toBeVisible();
    await checkScreen(hers);

    const { page: his } = await enter(him, '/cases');
    await expect(his.getByText(t('safety.ground.fake_or_fraud'))).toBeVisible();
    await expect(his.getByText(her.name)).toHaveCount(0);
    await his.getByRole('button', { name: t('safety.appeal.open') }).click();
    await his.getByLabel(t('safety.appeal.words')).fill('Het was een grapje.');
    await checkScreen(his);
    await sent(his, his.getByRole('button', { name: t('safety.appeal.send') }), '/api/appeal.php');
    await expect(his.getByText(t('safety.appeal.waiting'))).toBeVisible();

    const { page: second } = await visitor();
    await logInToConsole(second, address);
    await take(second);
    await expect(second.getByText('Het was een grapje.')).toBeVisible();
    await decide(second, t, '/api/console/appeals.php', t('safety.desk.appeal_outcome.reversed'));
    await his.goto(`/chats/${conversation}`);
    await chatScreen(his, t, her.name).expectOnce('Hoi!', words);
  });

  test('a suspended member is logged out at once, reads the reasons, appeals and is restored [SAFE-2b, DSA-2a, DSA-6a, SAFE-1e]', async ({
    enter,
    visitor,
    member,
    address,
    t,
  }) => {
    const her = await member();
    const him = await member({ gender: 'male', looking_for: 'female' });
    const number = await reportAs(her, him);
    const his = await enter(him, '/chats');
    his.watch.allow(/status of 403/);

    const { page: console } = await visitor();
    await logInToConsole(console, address);
    const take = async (by: Page = console) => {
      await open(by, '/console/reports');
      await by.getByRole('link', { name: t('safety.desk.take_that', { number }) }).click();
      await expect(by.getByText(t('safety.cases.number', { number }))).toBeVisible();
    };
    await take();
    const suspend = t('safety.desk.outcome.suspended');
    await decide(console, t, '/api/console/bans.php', suspend, t('safety.ground.offensive'));
    await open(console, '/console/restrictions');
    await expect(
      console.getByRole('button', { name: t('safety.restriction.lift_of', { number }) }),
    ).toBeVisible();
    await checkScreen(console);
    await open(console, '/console');
    await checkScreen(console);

    // His open page leaves without an action of his.
    await expect(his.page).toHaveURL('/login?to=%2Fchats');
    await his.page.getByLabel(t('accounts.email')).fill(him.email);
    await his.page.getByLabel(t('accounts.password'), { exact: true }).fill(him.password);
    await his.page.getByRole('button', { name: t('accounts.log_in'), exact: true }).click();
    await expect(his.page).toHaveURL('/restricted');
    await expect(
      his.page.getByRole('heading', { name: t('safety.restricted.title_suspended') }),
    ).toBeVisible();
    await expect(his.page.getByText(t('safety.ground.offensive'))).toBeVisible();
    await checkScreen(his.page);
    await his.page.getByRole('link', { name: t('accounts.leave.settings') }).click();
    await expect(his.page).toHaveURL('/delete-account');
    await checkScreen(his.page);
    await open(his.page, '/members');
    await expect(his.page).toHaveURL('/restricted');
    await his.page.getByRole('button', { name: t('safety.appeal.open') }).click();
    await his.page.getByLabel(t('safety.appeal.words')).fill('Het was een grapje.');
    await sent(his.page, his.page.getByRole('button', { name: t('safety.appeal.send') }), '/api/appeal.php');
    await expect(his.page.getByText(t('safety.appeal.waiting'))).toBeVisible();

    const { page: second } = await visitor();
    await logInToConsole(second, address);
    await take(second);
    await checkScreen(second);
    await decide(second, t, '/api/console/appeals.php', t('safety.desk.appeal_outcome.reversed'));
    await open(his.page, '/restricted');
    await expect(his.page).toHaveURL('/cases');
    await expect(his.page.getByText(t('safety.appeal_outcome.reversed'))).toBeVisible();
    await open(his.page, '/members');
    await expect(his.page).toHaveURL('/members');
    expect(await canOpenProfile(her, him)).toBe(true);
  });
});
