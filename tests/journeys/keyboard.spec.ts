import type { Locator, Page } from '@playwright/test';
import { chatScreen } from '#tests/support/chat-screen.ts';
import { expect, test } from '#tests/support/journey.ts';
import { linkIn, mailTo, unique } from '#tests/support/journey-member.ts';
import { takenOver } from '#tests/support/screen.ts';
import { signUpScreen } from '#tests/support/sign-up-screen.ts';

/** Presses Tab until this has the focus; everything before it is passed, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

/** The choice of a group of radio buttons, which is one stop of the Tab key. */
async function chooseByKeys(page: Page, first: Locator, downs: number): Promise<void> {
  await tabTo(page, first);
  await page.keyboard.press('Space');
  for (let pressed = 0; pressed < downs; pressed += 1) await page.keyboard.press('ArrowDown');
}

// The focus goes the same way in every language.
test('[ACC-1] [CHAT-1] signing up and writing a message with the keyboard alone', {
  tag: '@desktop',
}, async ({ visitor, member, t }) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const { page } = await visitor();
  const { keyboard } = page;
  await page.goto('/');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: t('content.front.sign_up') }).first());
  await keyboard.press('Enter');
  await takenOver(page);

  const form = signUpScreen(page, t);
  const radio = (group: string) =>
    page.getByRole('group', { name: t(`accounts.sign_up.${group}`), exact: true }).getByRole('radio');
  await form.step(0);
  await chooseByKeys(page, radio('gender').first(), 0);
  await chooseByKeys(page, radio('looking_for').first(), 0);
  await chooseByKeys(page, radio('sexuality').first(), 1);
  await keyboard.press('Enter');

  await form.step(1);
  await tabTo(page, page.getByLabel(t('accounts.sign_up.day')));
  await keyboard.type('7');
  await keyboard.press('Tab');
  await keyboard.type('9');
  await keyboard.press('Tab');
  await keyboard.type('1988');
  await tabTo(page, form.region);
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: t('accounts.sign_up.next') }));
  await keyboard.press('Enter');

  await form.step(2);
  await tabTo(page, form.name);
  await keyboard.type(`Noor ${unique()}`);
  await keyboard.press('Enter');

  await form.step(3);
  await tabTo(page, form.email);
  const email = `${unique()}@journeys.example`;
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type('een zin die niemand raadt');
  await keyboard.press('Enter');

  await form.step(4);
  await tabTo(page, form.terms);
  await keyboard.press('Space');
  await tabTo(page, form.sensitive);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/complete-signup?signup-complete');

  // Whoever has not confirmed their address cannot write yet.
  await page.goto(linkIn(await mailTo(him.client, email), '/activate/done'));
  await expect(page.getByRole('heading', { name: t('accounts.activated.title') })).toBeVisible();
  await page.goto(`/members/${him.id}`);
  await takenOver(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: t('profiles.message') }));
  await keyboard.press('Enter');
  const chat = chatScreen(page, t, him.name);
  await tabTo(page, chat.input);
  await keyboard.type('Hoi, zonder muis');
  await keyboard.press('Enter');
  await chat.expectOnce('Hoi, zonder muis');
  await expect(chat.credits(2)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: t('chat.title'), exact: true }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/chats');
});
