import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { linkIn, uniqueLetters, waitForMail } from '#tests/support/browser/journey-member.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';

inEachLanguage(() => {
  test('an unconfirmed member writes at the sign-up, the receiver reads it at once, and replies after the confirmation [ACC-6d, ACC-6e, ACC-6f]', async ({
    visitor,
    member,
    enter,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const { page: his } = await enter(him, '/chats');
    const { page, watch } = await visitor();
    const form = signUpScreen(page, t);
    // A random name could have as many digits as a phone number, which is refused.
    const name = 'Noortje';
    const email = `${uniqueLetters()}@journeys.example`;
    const words = t('accounts.target.opener_2', { name: him.name });

    await test.step('she signs up with a message to him', async () => {
      await open(page, `/members/${him.id}/signup`);
      await form.choose();
      await form.born('7', '9', '1988');
      await form.region.selectOption({ index: 3 });
      await form.next();
      await form.name.fill(name);
      await form.next();
      await form.email.fill(email);
      await form.password.fill('een zin die niemand raadt');
      await form.next();
      await expect(page.getByText(t('accounts.target.hint_at_once', { name: him.name }))).toBeVisible();
      await page.getByRole('button', { name: words }).click();
      await form.terms.check();
      await form.sensitive.check();
      await form.send();
      await expect(page).toHaveURL('/complete-signup');
    });

    const hisChat = chatScreen(his, t, name);
    const line = his.getByText(t('chat.obstacle.awaits_confirmation', { name }));
    await test.step('he reads it at once, and sees when he can reply', async () => {
      await his
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click();
      await expect(hisChat.message(words)).toBeVisible();
      await expect(line).toBeVisible();
      await expect(hisChat.input).toHaveCount(0);
      await checkScreen(his);
    });

    const herChat = chatScreen(page, t, him.name);
    await test.step('she sees what she may send, and a link is refused', async () => {
      await open(page, `/members/${him.id}/chat`);
      await expect(
        page.getByRole('note').filter({ hasText: t('chat.unconfirmed.note', { name: him.name }) }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: t('chat.gift_to', { name: him.name }) })).toHaveCount(0);
      await checkScreen(page);
      watch.allow(/status of 403/);
      await herChat.say('Kijk op zeilen punt nl');
      await expect(page.getByText(t('chat.error.unconfirmed_details'))).toBeVisible();
      await expect(hisChat.log.getByText('zeilen punt nl')).toHaveCount(0);
    });

    await test.step('she confirms, the line disappears live, and he replies', async () => {
      await page.goto(linkIn(await waitForMail(him.client, email), '/activate/done'));
      await page.getByText(t('accounts.activated.delivered', { name: him.name })).click();
      await expect(line).toHaveCount(0);
      await hisChat.say('Ja, graag!');
      await expect(herChat.message('Ja, graag!')).toBeVisible();
      await expect(page.getByRole('note')).toHaveCount(0);
    });
  });
});
