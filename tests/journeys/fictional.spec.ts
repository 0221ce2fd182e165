import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

inEachLanguage(() => {
  test('a fictional profile is labelled everywhere, acknowledged before the first message, and answers in the demo [SAFE-4a, CHAT-2d, CHAT-5a, FIC-1b, FIC-4a, FIC-5b, FIC-6d, PROF-2e]', async ({
    enter,
    member,
    t,
  }) => {
    const label = t('sites.fictional.singular');
    const { page, watch } = await enter(await member({ newcomer: true }));

    const greeting = page.getByRole('dialog', { name: t('likes.popup.fictional_title') });
    await expect(greeting.getByText(label, { exact: true })).toBeVisible();
    await greeting.getByRole('button', { name: t('likes.popup.later') }).click();
    await expect(greeting).toBeHidden();

    // Searches abroad, because no other journey has members there.
    await open(page, '/members?country=DE');
    const fictional = page.getByRole('main').getByRole('listitem').filter({ hasText: label });
    await expect(fictional.first()).toBeVisible();
    const card = fictional.first().getByRole('link');
    const name = ((await card.textContent()) ?? '').split(',')[0] ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
    await expect(page.getByText(t('sites.fictional.warning'))).toBeVisible();

    await watch.live(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('profiles.message') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
    await expect(page.getByText(t('chat.fictional_note', { name }))).toBeVisible();
    await checkScreen(page);
    const chat = chatScreen(page, t, name);
    const opener = page.getByRole('button', { name: t('chat.icebreaker.fictional_who') });
    await opener.click();
    await expect(chat.input).toHaveValue(t('chat.icebreaker.fictional_who'));
    await page.getByRole('button', { name: t('chat.emoji.open') }).click();
    await page.getByRole('gridcell').first().click();
    await expect(chat.input).toHaveValue(/\p{Extended_Pictographic}/u);
    await checkScreen(page);
    await page.keyboard.press('Escape');
    await chat.say('Hoi, ben jij echt?');
    const told = page.getByRole('dialog', { name: t('chat.fictional.title', { name }) });
    await expect(told.getByText(t('chat.fictional.no_meeting', { name }))).toBeVisible();
    await checkScreen(page);
    await told.getByRole('button', { name: t('chat.fictional.accept') }).click();
    const writes = t('sites.fictional.writes', { answers: 'automatic' });
    await expect(chat.log.getByText(t('chat.notice.fictional', { name, writes }))).toBeVisible();
    await expect(chat.message(t('chat.demo_answer_1', { name }))).toBeVisible();
    await expect(chat.log.getByText(t('chat.read'), { exact: true })).toHaveCount(1);
    await checkScreen(page);

    await chat.say('Ik voel me zo eenzaam');
    await expect(page.getByRole('heading', { name: t('chat.pause.title') })).toBeVisible();
    await expect(chat.input).toHaveCount(0);
    await checkScreen(page);
    await page
      .getByRole('link', { name: t('chat.pause.help') })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('chat.care.title') })).toBeVisible();
    await checkScreen(page);

    await page.goto('/chats');
    await expect(page.getByRole('main').getByRole('link', { name })).toContainText(label);
    await page.goto('/likes/received');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(label);
    await checkScreen(page);
  });
});
