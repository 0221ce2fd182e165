import type { Locator } from '@playwright/test';
import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { insertLongHistory } from '#tests/support/people/long-conversation.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

const count = 10_000;

/** Scrolls as a user does. Nothing else moves the log. */
const scrollTo = (log: Locator, top: number) => log.evaluate((box, to) => box.scrollTo(0, to), top);

/** The top of a row in the window, after all movement has stopped. */
const placeOf = (row: Locator) =>
  row.evaluate(async (element) => {
    let [before, still] = [Number.NaN, 0];
    while (still < 5) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      still = top === before ? still + 1 : 0;
      before = top;
    }
    return before;
  });

/** The first words of the first visible row. Rows outside the screen are in the page as well. */
const inSight = async (log: Locator): Promise<string> => {
  const words = await log.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    const seen = [...box.querySelectorAll('[data-index]')].find((row) => {
      const { top: at } = row.getBoundingClientRect();
      return at >= top && at < bottom && /Bericht \d/.test(row.textContent ?? '');
    });
    return /Bericht \d+( en nog wat woorden)*/.exec(seen?.textContent ?? '')?.[0] ?? '';
  });
  expect(words).toContain('Bericht');
  return words;
};

inEachLanguage(() => {
  test('history of ten thousand messages loads without jumps, is searchable and keeps few rows in the page [CHAT-8a]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const conversation = await sendAs(him, her, 'Éérste woorden');
    await insertLongHistory(conversation, count, 120);
    const { page } = await enter(her, `/chats/${conversation}`);
    const { log } = chatScreen(page, t, him.name);
    const rows = log.locator('[data-index]');
    const said = (number: number) =>
      rows.filter({ hasText: new RegExp(`Bericht ${number}( en|\\d{2}:|$|\\s)`) }).first();
    const fewRows = async () => expect(await rows.count()).toBeLessThanOrEqual(100);

    // The first unread message is older than the newest page. The conversation opens at the unread mark.
    await expect(log.getByText(t('chat.unread_from_here'))).toBeInViewport();
    await expect(said(count - 119)).toBeInViewport();
    await fewRows();
    await checkScreen(page);
    await page.getByRole('button', { name: t('chat.to_newest') }).click();
    await expect(said(count)).toBeInViewport();

    for (let turn = 0; turn < 4; turn += 1) {
      // Holds back older messages until the page stops moving.
      let letIn = () => {};
      const held = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.route(/messages\.php.*before=/, async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest(/messages\.php.*before=/);
      await scrollTo(log, 0);
      await asked;
      const words = await inSight(log);
      const same = rows.filter({ hasText: words }).first();
      const before = await placeOf(same);
      const answered = page.waitForResponse(/messages\.php.*before=/);
      letIn();
      await answered;
      await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(500);
      expect(Math.abs((await placeOf(same)) - before), words).toBeLessThanOrEqual(2);
      await fewRows();
      await page.unroute(/messages\.php.*before=/);
    }

    await page.getByLabel(t('chat.more'), { exact: true }).click();
    await page.getByRole('button', { name: t('chat.search_short'), exact: true }).click();
    const words = page.getByRole('textbox', { name: t('chat.search') });
    await words.fill('eerste WOORDEN');
    await expect(page.getByText(t('chat.search_found', { position: 1, count: 1 }))).toBeVisible();
    await expect(log.locator('mark').getByText('Éérste woorden')).toBeInViewport();
    await fewRows();
    await checkScreen(page);
    await words.fill('bericht 50');
    await expect(page.getByText(t('chat.search_found_more', { position: 1, count: 100 }))).toBeVisible();
    await expect(said(5099)).toBeInViewport();
    await words.press('Enter');
    await expect(said(5098)).toBeInViewport();
    await words.press('ArrowDown');
    await expect(said(5099)).toBeInViewport();
    await words.fill('komt niet voor');
    await expect(page.getByText(t('chat.search_nothing'))).toBeVisible();
    await words.press('Escape');
    await expect(words).toHaveCount(0);

    // A new message does not move the text that the member is reading.
    const reading = rows.filter({ hasText: await inSight(log) }).first();
    const kept = await placeOf(reading);
    await sendAs(him, her, 'Ben je er nog?');
    await expect(page.getByRole('button', { name: t('chat.new_messages') })).toBeVisible();
    expect(Math.abs((await placeOf(reading)) - kept)).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: t('chat.new_messages') }).click();
    await expect(log.getByText('Ben je er nog?')).toBeInViewport();
    await fewRows();

    // The scroll position survives leaving the page and coming back.
    const end = await log.evaluate((box) => box.scrollTop);
    await scrollTo(log, end - 900);
    const place = rows.filter({ hasText: await inSight(log) }).first();
    const stood = await placeOf(place);
    await page.getByRole('link', { name: him.name }).last().click();
    await expect(page).toHaveURL(/\/members\//);
    await page.goBack();
    await expect(page).toHaveURL(`/chats/${conversation}`);
    await expect(place).toBeInViewport();
    expect(Math.abs((await placeOf(place)) - stood)).toBeLessThanOrEqual(2);
    await open(page, '/members');
  });
});
