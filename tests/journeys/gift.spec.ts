import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';

inEachLanguage(() => {
  test('a gift from a profile arrives and costs its price [PROF-2b, CHAT-2a]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const { page: his } = await enter(him, '/chats');
    const { page: hers } = await enter(her, `/members/${him.id}`);
    await hers.getByRole('button', { name: t('chat.gift_to', { name: him.name }) }).click();
    const dialog = hers.getByRole('dialog', { name: t('chat.gift_title', { name: him.name }) });
    await dialog.getByRole('radio', { name: t('chat.gift.rose') }).check();
    await checkScreen(hers);
    await dialog.getByRole('button', { name: t('chat.gift_send', { credits: 3 }) }).click();

    const given = t('chat.gift_said', { gift: t('chat.gift.rose') });
    const here = chatScreen(hers, t, him.name);
    await here.expectOnce(given);
    await expect(here.credits(0)).toBeVisible();
    await expect(here.log.getByText(t('chat.sent'))).toHaveCount(1);

    const entry = his.getByRole('main').getByRole('link', { name: her.name });
    await expect(entry).toContainText(given);
    await entry.click();
    await chatScreen(his, t, her.name).expectOnce(given);
    await checkScreen(his);

    // The last credit is spent, so the next gift leads to the shop.
    await hers.getByRole('button', { name: t('chat.gift_to', { name: him.name }) }).click();
    await expect(dialog.getByRole('alert')).toContainText(t('chat.insufficient_credits'));
    await checkScreen(hers);
  });
});
