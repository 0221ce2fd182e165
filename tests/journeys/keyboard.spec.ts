import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { entryCookie, expect, test } from '#tests/support/browser/journey.ts';
import { linkIn, uniqueLetters, waitForMail } from '#tests/support/browser/journey-member.ts';
import { keyboardUser } from '#tests/support/browser/keyboard.ts';
import { waitForHydration } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';

// The focus order is the same in every language.
test('a visitor gets from the front page to a paid package with the keyboard alone [ACC-1a, SHELL-12d, DISC-1a, LIKE-1a, CHAT-1a, GDPR-11d, CRED-1a, MEET-13b]', {
  tag: '@desktop',
}, async ({ visitor, member, t }) => {
  // He has the maximum age of the search, so the End keys of both handles find him.
  const him = await member({
    gender: 'male',
    looking_for: 'female',
    date_of_birth: `${new Date().getFullYear() - 99}-01-01`,
  });
  const { page } = await visitor();
  const { press, reach, enter, choose, type } = keyboardUser(page);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('answers the entry warning, which keeps the focus inside', async () => {
    await page.context().clearCookies({ name: entryCookie });
    await page.goto('/');
    const warning = page.getByRole('dialog', { name: t('shell.entry.title', { age: 18 }) });
    const agree = warning.getByRole('button');
    await expect(agree).toBeFocused();
    await press('Escape');
    for (let stops = 0; stops < 4; stops += 1) {
      await press('Tab');
      const behind = page.locator('body > * :focus:not(dialog *)');
      await expect(behind).toHaveCount(0);
    }
    await reach(warning.getByRole('link', { name: t('shell.entry.leave') }), 'Shift+Tab');
    await enter(agree);
    await expect(warning).toHaveCount(0);
  });

  await test.step('skips to the content and opens the sign-up', async () => {
    await enter(page.getByRole('link', { name: t('shell.skip') }));
    await expect(main).toBeFocused();
    await enter(main.getByRole('link', { name: t('content.front.sign_up') }).first());
    await waitForHydration(page);
  });

  const email = `${uniqueLetters()}@journeys.example`;
  await test.step('signs up, and each step begins at its question', async () => {
    const form = signUpScreen(page, t);
    const radio = (group: string) =>
      page
        .getByRole('group', { name: t(`accounts.sign_up.${group}`), exact: true })
        .getByRole('radio')
        .first();
    await form.step(0);
    await choose(radio('gender'));
    // Arrow keys choose and stay. Enter moves on.
    await form.step(0);
    await press('Enter');
    await form.question('sexuality');
    await choose(radio('sexuality'), 1);
    await form.question('sexuality');
    await press('Enter');
    await form.question('looking_for');
    await enter(page.getByRole('button', { name: t('accounts.sign_up.next') }));
    await form.step(1);
    await expect(heading).toBeFocused();
    await reach(page.getByLabel(t('accounts.sign_up.day')));
    await type('7');
    await press('Tab');
    await type('9');
    await press('Tab');
    await type('1988');
    await reach(form.region);
    await press('ArrowDown');
    await enter(page.getByRole('button', { name: t('accounts.sign_up.next') }));
    await form.step(2);
    await expect(heading).toBeFocused();
    await reach(form.name);
    await type(`Noor ${uniqueLetters()}`);
    await press('Enter');
    await form.step(3);
    await expect(heading).toBeFocused();
    await reach(form.email);
    await type(email);
    await press('Tab');
    await type('een zin die niemand raadt');
    await press('Enter');
    await form.step(4);
    await expect(heading).toBeFocused();
    await reach(form.terms);
    await press('Space');
    await reach(form.sensitive);
    await press('Space');
    await press('Enter');
    await expect(page).toHaveURL('/complete-signup');
    await expect(heading).toBeFocused();
  });

  await test.step('confirms the address, searches and dismisses the greeting', async () => {
    await page.goto(linkIn(await waitForMail(him.client, email), '/activate/done'));
    await waitForHydration(page);
    await enter(page.getByRole('link', { name: t('accounts.to_members') }));
    const greeting = page.getByRole('dialog', { name: t('likes.popup.fictional_title') });
    await expect(greeting).toBeVisible();
    await expect(greeting.locator(':focus')).toBeVisible();
    await press('Escape');
    await expect(greeting).toHaveCount(0);
    await expect(heading).toBeFocused();
    await enter(main.getByRole('button', { name: /filter/i }));
    const sheet = page.getByRole('dialog', { name: t('discovery.filter') });
    await reach(sheet.getByRole('slider', { name: t('discovery.min_age') }));
    await press('End');
    await reach(sheet.getByRole('slider', { name: t('discovery.max_age') }));
    await press('End');
    await enter(sheet.getByRole('button', { name: /\d/ }));
    // The focus on a tile also shows the way to the conversation, as a second link.
    await enter(main.getByRole('link', { name: him.name }).first());
    await expect(page).toHaveURL(`/members/${him.id}`);
  });

  const chat = chatScreen(page, t, him.name);
  await test.step('likes and writes', async () => {
    await expect(page.getByRole('heading', { level: 1, name: him.name })).toBeFocused();
    const like = page.getByRole('button', { name: t('likes.like_short'), exact: true });
    await expect(like).toBeEnabled();
    await reach(like);
    await press('Space');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toBeFocused();
    await enter(main.getByRole('link', { name: t('profiles.message') }));
    await expect(chat.input).toBeFocused();
    await type('Hoi, zonder muis');
    await press('Enter');
    await chat.expectOnce('Hoi, zonder muis');
    await expect(chat.input).toBeFocused();
    await expect(chat.credits(2)).toBeVisible();
  });

  await test.step('buys the first package', async () => {
    const more = page.locator('summary').and(page.getByLabel(t('chat.more'), { exact: true }));
    await reach(more, 'Shift+Tab');
    await press('Enter');
    await reach(page.getByRole('link', { name: t('tracking.choice.link') }));
    await press('Escape');
    await expect(more).toBeFocused();
    await reach(chat.credits(2), 'Shift+Tab');
    await press('Enter');
    await expect(page).toHaveURL('/premium');
    await expect(heading).toBeFocused();
    await enter(main.getByRole('listitem').getByRole('link').first());
    await expect(page).toHaveURL('/credits/p0');
    await expect(heading).toBeFocused();
    const ideal = page.getByRole('radio', { name: t('payments.method.ideal') });
    await reach(ideal);
    await press('ArrowDown');
    await expect(ideal).not.toBeChecked();
    await press('ArrowUp');
    await expect(ideal).toBeChecked();
    await enter(page.getByRole('button', { name: t('payments.pay.directive') }));
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await enter(page.getByRole('button', { name: t('payments.sandbox.action_complete') }));
    const paid = page.getByRole('heading', { name: t('payments.transaction.completed_title') });
    await expect(paid).toBeVisible();
    await waitForHydration(page);
    await enter(main.getByRole('link', { name: t('payments.to_chats') }));
    await expect(page).toHaveURL('/chats');
    await expect(heading).toBeFocused();
  });
});
