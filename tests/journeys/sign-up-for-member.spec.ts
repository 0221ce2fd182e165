import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { linkIn, uniqueLetters, waitForMail } from '#tests/support/browser/journey-member.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';
import { findFictionalMember } from '#tests/support/people/find-fictional-member.ts';
import { leaveAccount } from '#tests/support/people/leave-account.ts';

inEachLanguage(() => {
  test("the sign-up dialog over a member's page goes back step by step, survives a reload and delivers its message [ACC-1a, ACC-2a, ACC-6c, MEET-13a, SHELL-2b]", async ({
    visitor,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const { page } = await visitor();
    await open(page, `/members/${him.id}`);
    await checkScreen(page);
    const dialog = page.getByRole('dialog', {
      name: t('accounts.sign_up.page', { name: t('sites.niche.general.name') }),
    });
    const close = dialog.getByRole('button', { name: t('kit.close') });
    const write = page.getByRole('link', { name: t('profiles.message') });
    const form = signUpScreen(dialog, t);

    await test.step('neither Esc nor the backdrop closes the dialog, and the close button does so without a question', async () => {
      await write.click();
      await form.step(0);
      await expect(dialog.getByText(new RegExp(`^${him.name}, \\d+$`))).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.click(2, 2);
      await form.step(0);
      for (let pressed = 0; pressed < 20; pressed += 1) await page.keyboard.press('Tab');
      // The focus is in the dialog or in the browser's own bar, never on the page behind.
      await expect(page.locator('body > * :focus:not(dialog, dialog *)')).toHaveCount(0);
      await checkScreen(page);
      await close.click();
      await expect(dialog).toHaveCount(0);
      await expect(write).toBeFocused();
      await expect(page).toHaveURL(`/members/${him.id}`);
    });

    await test.step('back returns to the previous step, and a reload restores the step', async () => {
      await write.click();
      await form.choose();
      await form.born('7', '9', '1988');
      await form.region.selectOption({ index: 3 });
      await form.next();
      await form.step(2);
      await page.goBack();
      await form.step(1);
      await page.goForward();
      await form.step(2);
      await page.reload();
      await form.step(2);
      await form.name.fill(`Noor ${uniqueLetters()}`);
      await form.next();
      await form.step(3);
    });

    await test.step('the close button asks after input was typed, and the input is kept', async () => {
      await close.click();
      const asks = page.getByRole('dialog', { name: t('accounts.stop.title') });
      await checkScreen(page);
      await asks.getByRole('button', { name: t('accounts.stop.stop') }).click();
      await expect(dialog).toHaveCount(0);
      await write.click();
      await form.step(0);
      await form.choose();
      for (const step of [2, 3]) {
        await form.next();
        await form.step(step);
      }
    });

    const email = `${uniqueLetters()}@journeys.example`;
    await test.step('the dialog fits the smallest phone, and the message goes out', async () => {
      await form.email.fill(email);
      await form.password.fill('een zin die niemand raadt');
      await form.next();
      await expect(
        dialog.getByRole('heading', { name: t('accounts.target.title', { name: him.name }) }),
      ).toBeVisible();
      const before = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 400 });
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      await expect(close).toBeInViewport();
      await checkScreen(page);
      if (before) await page.setViewportSize(before);
      await dialog.getByRole('button', { name: t('accounts.target.opener_2') }).click();
      await form.terms.check();
      await form.sensitive.check();
      await form.send();
      await expect(page).toHaveURL('/complete-signup');
      await expect(dialog).toHaveCount(0);
      // The dialog leaves no history entry: the previous page is the member's.
      await page.goBack();
      await expect(page).toHaveURL(`/members/${him.id}`);
    });

    await test.step('the confirmation page leads to the message', async () => {
      await page.goto(linkIn(await waitForMail(him.client, email), '/activate/done'));
      await page.getByText(t('accounts.activated.delivered', { name: him.name })).click();
      await expect(page).toHaveURL(/\/chats\/\d+/);
      await expect(chatScreen(page, t, him.name).message(t('accounts.target.opener_2'))).toBeVisible();
    });
  });

  test('a first message that cannot be delivered is reported [ACC-6c]', async ({ enter, member, t }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    // A text with contact details waits for the confirmation.
    const signup_message = 'Hoi, zeil jij ook? Mail me op noor@voorbeeld.nl';
    const her = await member({ target: him.id, signup_message, active: false });
    await leaveAccount(him);
    const { page } = await enter(her);
    await page.goto(linkIn(await waitForMail(her.client, her.email), '/activate/done'));
    await expect(page.getByText(t('accounts.activated.not_delivered'))).toBeVisible();
    await checkScreen(page);
    await page.getByText(t('accounts.activated.not_delivered')).click();
    await expect(page).toHaveURL('/members');
  });

  test('the sign-up page shows its member, shows nobody for a hidden one, and needs a tick for a fictional one [ACC-1c, FIC-4c]', async ({
    visitor,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const hidden = await member({ active: false });
    const { page } = await visitor();
    const form = signUpScreen(page, t);
    await open(page, `/members/${him.id}/signup`);
    await form.step(0);
    await expect(page.getByText(t('accounts.target.lead'))).toBeVisible();
    await expect(page.getByText(new RegExp(`^${him.name}, \\d+$`))).toBeVisible();
    await checkScreen(page);
    for (const path of [`/members/${hidden.id}/signup`, '/members/1/signup', '/members/nobody/signup']) {
      await open(page, path);
      await form.step(0);
      await expect(page.getByText(t('accounts.target.lead'))).toHaveCount(0);
    }

    const { id, name } = await findFictionalMember(him);
    const email = `${uniqueLetters()}@journeys.example`;
    await test.step('the visitor reaches the last step', async () => {
      await open(page, `/members/${id}/signup`);
      await form.choose();
      await form.born('7', '9', '1988');
      await form.region.selectOption({ index: 3 });
      await form.next();
      await form.step(2);
      await form.name.fill(`Noor ${uniqueLetters()}`);
      await form.next();
      await form.step(3);
      await form.email.fill(email);
      await form.password.fill('een zin die niemand raadt');
      await form.next();
    });

    await test.step('the message is sent once the visitor ticks that the profile is fictional', async () => {
      const told = page.getByRole('region', { name: t('chat.fictional.title', { name }) });
      await expect(told.getByText(t('chat.fictional.no_meeting', { name }))).toBeVisible();
      await page.getByRole('button', { name: t('accounts.target.opener_2') }).click();
      await form.terms.check();
      await form.sensitive.check();
      await form.send();
      await expect(told.getByText(t('accounts.field.accept_fictional'))).toBeVisible();
      const tick = told.getByLabel(t('accounts.target.accept_fictional', { name }));
      await expect(tick).not.toBeChecked();
      await checkScreen(page);
      await tick.check();
      await form.send();
      await expect(page).toHaveURL('/complete-signup');
      await page.goto(linkIn(await waitForMail(him.client, email), '/activate/done'));
      // The demo may have answered for the profile by then.
      const delivered = page.getByText(t('accounts.activated.delivered', { name }));
      await expect(delivered.or(page.getByText(t('accounts.activated.answered', { name })))).toBeVisible();
    });
  });
});
