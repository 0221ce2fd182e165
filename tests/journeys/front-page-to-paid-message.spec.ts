import { randomInt } from 'node:crypto';
import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { linkIn, uniqueLetters, waitForMail } from '#tests/support/browser/journey-member.ts';
import { checkScreen, open, waitForHydration } from '#tests/support/browser/screen.ts';
import { searchMembersOnScreen } from '#tests/support/browser/search-screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';

inEachLanguage(() => {
  test('two people get from the front page to a paid message [ACC-1a, ACC-5b, ACC-7a, ACC-7e, DISC-1a, LIKE-1a, LIKE-2a, CHAT-1c, CHAT-3b, CHAT-6a, CHAT-7a, CRED-1d, CRED-2, CRED-5a, SHELL-2b, PROF-2b, CHAT-2b, CHAT-8c]', async ({
    visitor,
    member,
    enter,
    t,
    isMobile,
  }) => {
    // His age is rare, so that the first page of the search shows him.
    const born = 1932 + randomInt(30);
    const him = await member({
      name: `Bram ${uniqueLetters()}`,
      gender: 'male',
      looking_for: 'female',
      country: 'BE',
      countryregion: 'BE-VAN',
      date_of_birth: `${born}-04-03`,
    });
    const { page: his, watch: hisWatch } = await enter(him);
    const { page: hers, watch: herWatch } = await visitor();
    const her = { name: `Noor ${uniqueLetters()}`, email: `${uniqueLetters()}@journeys.example` };

    await test.step('she signs up in five steps', async () => {
      await hers.goto('/');
      await hers
        .getByRole('link', { name: t('content.front.sign_up') })
        .first()
        .click();
      await waitForHydration(hers);
      const form = signUpScreen(hers, t);
      await form.step(0);
      await checkScreen(hers);
      await form.choose();
      await form.born('7', '9', '1988');
      await form.region.selectOption({ index: 3 });
      await checkScreen(hers);
      await form.next();
      await form.step(2);
      await form.name.fill(her.name);
      await checkScreen(hers);
      await form.next();
      await form.step(3);
      await form.email.fill(her.email);
      await form.password.fill('een zin die niemand raadt');
      await checkScreen(hers);
      await form.next();
      await form.step(4);
      await form.about.fill('Ik hou van wandelen.');
      await form.terms.check();
      await form.sensitive.check();
      await checkScreen(hers);
      await form.send();
      await expect(hers).toHaveURL('/complete-signup');
      const reminder = hers.getByRole('dialog', { name: t('accounts.confirm.title') });
      if (isMobile) {
        // A phone shows the mail reminder first. A larger screen shows the reminder beside the rest.
        await expect(reminder.getByRole('button', { name: t('accounts.mail.resend') })).toBeVisible();
        await checkScreen(hers);
        await reminder.getByRole('button', { name: t('accounts.confirm.go_on') }).click();
      }
      await expect(reminder).toHaveCount(0);
      await expect(
        hers.getByRole('heading', { name: t('accounts.complete.title', { name: her.name }) }),
      ).toBeVisible();
      await expect(hers.getByText(t('accounts.complete.credits', { credits: 3 }))).toBeVisible();
      await checkScreen(hers);
      await hers.getByRole('link', { name: t('accounts.complete.skip'), exact: true }).click();
      for (const what of ['interests', 'facts']) {
        await expect(hers.getByRole('heading', { name: t(`accounts.complete.${what}`) })).toBeVisible();
        await checkScreen(hers);
        await hers
          .getByRole('link', {
            name: t(`accounts.${what === 'facts' ? 'complete.to_matches' : 'sign_up.next'}`),
          })
          .click();
      }
      await expect(hers).toHaveURL('/signup-matches');
      await expect(hers.getByRole('main').getByRole('listitem')).toHaveCount(10);
      await expect(hers.getByRole('region', { name: t('accounts.unconfirmed.label') })).toBeVisible();
      await checkScreen(hers);
    });

    await test.step('she confirms the address with the mailed link', async () => {
      await hers.goto(linkIn(await waitForMail(him.client, her.email), '/activate/done'));
      await expect(hers.getByRole('heading', { name: t('accounts.activated.title') })).toBeVisible();
      await expect(hers).toHaveURL('/activate/done');
      await expect(hers.getByRole('main').getByRole('listitem')).toHaveCount(4);
      await expect(hers.getByText(t('accounts.activated.discount', { discount: 25 }))).toBeVisible();
      await checkScreen(hers);
    });

    await test.step('she searches by gender, country and age, page by page', async () => {
      await hers.getByRole('link', { name: t('accounts.to_members') }).click();
      await expect(hers).toHaveURL('/members');
      // The demo greets newcomers with a label that says that the profile is fictional.
      const greeting = hers.getByRole('dialog', { name: t('likes.popup.fictional_title') });
      await expect(greeting.getByText(t('sites.fictional.singular'), { exact: true })).toBeVisible();
      await checkScreen(hers);
      await greeting.getByRole('button', { name: t('likes.popup.later') }).click();
      await expect(greeting).toBeHidden();
      await checkScreen(hers);
      await hers.goto('/members?order=active');
      await hers.getByRole('button', { name: t('discovery.more') }).click();
      await expect(hers.getByRole('main').getByRole('link', { name: /, \d\d/ })).toHaveCount(40);
      await searchMembersOnScreen(hers, t, {
        gender: 'male',
        country: 'BE',
        age: new Date().getFullYear() - born,
      });
      await expect(hers).toHaveURL(/country=BE/);
      await hers.getByRole('link', { name: him.name }).click();
      await expect(hers).toHaveURL(`/members/${him.id}`);
    });

    await test.step('her like arrives live and becomes a match', async () => {
      await expect(hers.getByRole('heading', { level: 1, name: him.name })).toBeVisible();
      await checkScreen(hers);
      await herWatch.live(hers);
      await hisWatch.live(his);
      await hers.getByRole('button', { name: t('likes.like_short'), exact: true }).click();
      await expect(hers.getByRole('button', { name: t('likes.like_short'), exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      const liked = his.getByRole('dialog', { name: t('likes.popup.new_like') });
      await expect(liked.getByText(her.name, { exact: false }).first()).toBeVisible();
      await checkScreen(his);
      await liked.getByRole('button', { name: t('likes.popup.open_profile') }).click();
      await expect(his.getByRole('heading', { level: 1, name: her.name })).toBeVisible();
      await his.getByRole('button', { name: t('likes.like_short'), exact: true }).click();
      for (const page of [his, hers]) {
        await expect(page.getByRole('dialog', { name: t('likes.popup.match') })).toBeVisible();
      }
      await checkScreen(hers);
      await his
        .getByRole('dialog', { name: t('likes.popup.match') })
        .getByRole('button', { name: t('likes.popup.later') })
        .click();
      await his.getByRole('link', { name: t('shell.likes') }).click();
      await his.getByRole('link', { name: new RegExp(`^${t('likes.tab.matches')}`) }).click();
      await expect(his).toHaveURL('/likes/matches');
      await expect(his.getByRole('link', { name: her.name })).toBeVisible();
      await checkScreen(his);
      // The first message goes out from the match itself.
      const match = hers.getByRole('dialog', { name: t('likes.popup.match') });
      await match.getByRole('textbox').fill('Hoi, hoe is het?');
      await match.getByRole('button', { name: t('chat.send', { credits: 1 }) }).click();
    });

    const herChat = chatScreen(hers, t, him.name);
    const hisChat = chatScreen(his, t, her.name);

    await test.step('they chat live with unread, read and typing states and credits', async () => {
      await expect(herChat.credits(2)).toBeVisible();
      await expect(herChat.log.getByText(t('chat.sent'), { exact: true })).toHaveCount(1);
      const messages = his.getByRole('link', { name: t('shell.messages') });
      await expect(messages).toContainText(t('shell.unread', { count: 1 }));
      await messages.click();
      await expect(his).toHaveURL('/chats');
      await expect(his.getByRole('link', { name: her.name })).toContainText(t('chat.unread', { count: 1 }));
      await checkScreen(his);
      await his.getByRole('link', { name: her.name }).click();
      await expect(hisChat.message('Hoi, hoe is het?')).toBeVisible();
      await expect(herChat.log.getByText(t('chat.read'), { exact: true })).toHaveCount(1);
      await hisChat.input.pressSequentially('Heel');
      await expect(herChat.typing).toBeVisible();
      await hisChat.say('Heel goed, en met jou?');
      await expect(herChat.message('Heel goed, en met jou?')).toBeVisible();
      await expect(herChat.typing).toBeHidden();
      await checkScreen(hers);
      await checkScreen(his);
    });

    await test.step('her credits run out', async () => {
      await herChat.say('Prima!');
      await expect(herChat.credits(1)).toBeVisible();
      await herChat.say('Waar woon je precies?');
      await expect(herChat.credits(0)).toBeVisible();
      await herChat.say('En wat doe je graag?');
      const told = hers.getByRole('alert').filter({ hasText: t('chat.insufficient_credits') });
      await expect(told).toBeVisible();
      await expect(herChat.input).toHaveValue('En wat doe je graag?');
      await checkScreen(hers);
      await told.getByRole('link', { name: t('payments.buy') }).click();
    });

    let bought = 0;
    await test.step('she buys credits and becomes premium', async () => {
      await expect(hers).toHaveURL('/premium');
      const choose = hers.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(choose).toHaveCount(4);
      bought = Number(/\d+/.exec((await choose.first().textContent()) ?? '')?.[0]);
      await checkScreen(hers);
      await choose.first().click();
      await expect(hers).toHaveURL('/credits/p0');
      await expect(hers.getByText(t('payments.discount.label'), { exact: true })).toBeVisible();
      await hers.getByRole('radio', { name: t('payments.method.ideal') }).check();
      await checkScreen(hers);
      await hers.getByRole('button', { name: t('payments.pay.directive') }).click();
      await expect(hers).toHaveURL(/\/sandbox\/checkout\//);
      await checkScreen(hers);
      await hers.getByRole('button', { name: t('payments.sandbox.action_complete') }).click();
      await expect(
        hers.getByRole('heading', { name: t('payments.transaction.completed_title') }),
      ).toBeVisible();
      await expect(
        hers.getByText(t('payments.change.credits_said', { before: 0, after: bought })),
      ).toBeVisible();
      // She did not tick the box, so the credits wait for her.
      await expect(hers.getByRole('button', { name: t('payments.waiting.open') })).toBeVisible();
      await waitForHydration(hers);
      const navigation = hers.getByRole('navigation', { name: t('shell.navigation') });
      await expect(navigation.getByRole('link', { name: t('shell.credits') })).toBeVisible();
      await expect(navigation.getByRole('link', { name: t('shell.premium') })).toHaveCount(0);
      await checkScreen(hers);
      await hers.getByRole('link', { name: t('payments.back_to_draft', { name: him.name }) }).click();
    });

    await test.step('the message is sent once she agrees to the start', async () => {
      const send = hers.getByRole('button', { name: t('chat.send', { credits: 1 }) });
      const question = hers.getByRole('dialog', { name: t('payments.waiting.title', { credits: bought }) });
      await expect(herChat.input).toHaveValue('En wat doe je graag?');
      await send.click();
      await expect(question.getByText(t('payments.start_now', { days: 14 }))).toBeVisible();
      await checkScreen(hers);
      await question.getByRole('button', { name: t('payments.waiting.later') }).click();
      await expect(question).toHaveCount(0);
      await expect(herChat.input).toHaveValue('En wat doe je graag?');
      await send.click();
      await question.getByRole('button', { name: t('payments.waiting.agree_send') }).click();
      await expect(hisChat.message('En wat doe je graag?')).toBeVisible();
      await expect(herChat.credits(bought - 1)).toBeVisible();
      const all = ['Hoi, hoe is het?', 'Heel goed, en met jou?', 'Prima!', 'Waar woon je precies?'];
      await hisChat.expectOnce(...all, 'En wat doe je graag?');
      await herChat.expectOnce(...all, 'En wat doe je graag?');
      await open(hers, '/transactions');
      await expect(hers.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await checkScreen(hers);
    });
  });
});
