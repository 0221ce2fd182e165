import type { Page } from '@playwright/test';
import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { makeMember } from '#tests/support/browser/journey-member.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { findFictionalMember } from '#tests/support/people/find-fictional-member.ts';
import { editorsHost, unansweredHost } from '#tests/support/sites/answer-with-editors.ts';

inEachLanguage((language) => {
  /** A new member of a site in a browser at the conversation with a fictional profile of that site. */
  const memberAt = async (address: string, host: string, page: Page) => {
    const member = await makeMember(address, language, {}, host);
    const other = await findFictionalMember(member, {});
    const site = new URL(address);
    site.hostname = host;
    await page
      .context()
      .addCookies([...member.client.cookies].map(([name, value]) => ({ name, value, url: site.href })));
    await open(page, new URL(`/members/${other.id}/chat`, site).href);
    return { member, other };
  };

  test('a member writes to a fictional profile, one editor answers in the console, and the member reads it live [MEET-15a, MEET-15c, MEET-15d, SAFE-6c]', async ({
    visitor,
    address,
    t,
  }) => {
    const { page } = await visitor();
    const { member, other } = await memberAt(address, editorsHost, page);
    const chat = chatScreen(page, t, other.name);
    await chat.say('Hoi, wat lees je graag?');
    const told = page.getByRole('dialog', { name: t('chat.fictional.title', { name: other.name }) });
    await expect(told.getByText(t('sites.fictional.promise', { hours: 72 }))).toBeVisible();
    await told.getByRole('button', { name: t('chat.fictional.accept') }).click();
    await expect(chat.message('Hoi, wat lees je graag?')).toBeVisible();

    const { page: desk, watch: deskWatch } = await visitor();
    await logInToConsole(desk, address);
    await open(desk, '/console/conversations');
    await expect(desk.getByRole('heading', { level: 1, name: t('chat.editor.title') })).toBeVisible();
    await checkScreen(desk);
    await desk
      .getByRole('link', { name: t('chat.editor.take_that', { name: other.name }) })
      .first()
      .click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(member.name);
    await expect(desk.getByText('Hoi, wat lees je graag?')).toBeVisible();
    await checkScreen(desk);

    const { page: second, watch: secondWatch } = await visitor();
    secondWatch.allow(/status of 409/);
    await logInToConsole(second, address);
    await open(second, new URL(desk.url()).pathname);
    await expect(second.getByText(t('chat.error.talk_not_yours'))).toBeVisible();

    const answer = desk.getByLabel(t('chat.editor.answer', { name: other.name }));
    deskWatch.allow(/status of 400/);
    await answer.fill('Zullen we een keer wat drinken?');
    await desk.getByRole('button', { name: t('chat.editor.send'), exact: true }).click();
    await expect(desk.getByRole('alert')).toContainText('Zullen we een keer wat drinken?');
    await checkScreen(desk);
    await answer.fill('Vooral boeken over de zee.');
    await desk.getByRole('button', { name: t('chat.editor.send'), exact: true }).click();
    await expect(desk.getByText(t('chat.editor.second'))).toBeVisible();

    await expect(chat.message('Vooral boeken over de zee.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('sites.fictional.singular'));
    await checkScreen(page);
  });

  test('a site without editors says so and sells no message [MEET-15h]', async ({ visitor, address, t }) => {
    const { page } = await visitor();
    const { other } = await memberAt(address, unansweredHost, page);
    const { name } = other;
    await expect(page.getByText(t('chat.obstacle.unanswered', { name }))).toBeVisible();
    await expect(chatScreen(page, t, name).input).toHaveCount(0);
    await checkScreen(page);
  });
});
