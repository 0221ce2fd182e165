import type { Page } from '@playwright/test';
import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { makeMember, uniqueLetters } from '#tests/support/browser/journey-member.ts';
import { logInToConsole } from '#tests/support/browser/journey-operator.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { editorsHost } from '#tests/support/sites/answer-with-editors.ts';

inEachLanguage((language) => {
  const memberOn = async (address: string, page: Page) => {
    const member = await makeMember(address, language, {}, editorsHost);
    const site = new URL(address);
    site.hostname = editorsHost;
    await page
      .context()
      .addCookies([...member.client.cookies].map(([name, value]) => ({ name, value, url: site.href })));
    return { member, site };
  };

  test('an operator makes a fictional profile, a member writes to it, an answer is judged, and the profile retires with a refund [SAFE-6g, MEET-15g, FIC-13b]', async ({
    visitor,
    address,
    t,
  }) => {
    test.slow();
    const { page: desk } = await visitor();
    await logInToConsole(desk, address);
    await open(desk, '/console/fictional');
    await checkScreen(desk);
    await desk.getByRole('link', { name: t('chat.profiles.new') }).click();
    await expect(desk.getByRole('heading', { level: 1, name: t('chat.profiles.new') })).toBeVisible();
    // Without digits, because a name with many digits is refused as a telephone number.
    const name = `Vera ${uniqueLetters().replaceAll(/\d/g, 'z')}`;
    await desk.getByLabel(t('accounts.desk.site')).selectOption({ label: editorsHost });
    await desk.getByLabel(t('chat.profiles.gender')).selectOption('female');
    await desk.getByLabel(t('chat.profiles.born')).fill('1980-05-05');
    await desk.getByLabel(t('chat.profiles.name'), { exact: true }).fill(name);
    await desk.getByLabel(t('profiles.about')).fill('Ik lees graag over de zee.');
    await checkScreen(desk);
    await desk.getByRole('button', { name: t('chat.profiles.make') }).click();
    await expect(desk.getByText(t('chat.profiles.is_draft'))).toBeVisible();
    const id = Number(new URL(desk.url()).pathname.split('/').at(-1));

    await desk.getByText(t('photos.add')).first().click();
    await desk
      .locator('input[type=file]')
      .setInputFiles({ name: 'vera.png', mimeType: 'image/png', buffer: await newPicture() });
    await desk.getByLabel(t('photos.record.origin')).selectOption('drawn');
    await desk.getByLabel(t('photos.record.made_on')).fill('2026-01-02');
    await desk.getByLabel(t('photos.record.licence')).fill('Contract 12');
    await desk.getByLabel(t('photos.record.source')).fill('Studio');
    await desk.getByLabel(t('photos.record.depicts')).selectOption('nobody');
    await desk.getByRole('button', { name: t('photos.add') }).click();
    await expect(desk.getByText('Contract 12')).toBeVisible();
    await desk.getByRole('button', { name: t('chat.profiles.publish') }).click();
    await expect(desk.getByText(t('chat.profiles.is_published'))).toBeVisible();
    await checkScreen(desk);

    const { page } = await visitor();
    const { site } = await memberOn(address, page);
    await open(page, new URL(`/members/${id}`, site).href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('sites.fictional.singular'));
    await open(page, new URL(`/members/${id}/chat`, site).href);
    const chat = chatScreen(page, t, name);
    await chat.say('Hoi, wat lees je graag?');
    await page.getByRole('button', { name: t('chat.fictional.accept') }).click();
    await expect(chat.message('Hoi, wat lees je graag?')).toBeVisible();

    const { page: editor } = await visitor();
    await logInToConsole(editor, address);
    await open(editor, '/console/conversations');
    await editor.getByRole('link', { name: t('chat.editor.take_that', { name }) }).click();
    await editor.getByLabel(t('chat.editor.answer', { name })).fill('Vooral boeken over de zee.');
    await editor.getByRole('button', { name: t('chat.editor.send'), exact: true }).click();
    await expect(chat.message('Vooral boeken over de zee.')).toBeVisible();

    await open(desk, '/console/fictional/answers');
    await checkScreen(desk);
    await desk.getByRole('button', { name: t('chat.judge.open_that', { name }) }).click();
    await expect(desk.getByText(t('chat.judge.this'))).toBeVisible();
    await desk.keyboard.press('5');
    await desk.getByLabel(t('chat.judge.note')).fill('Ze leest liever kranten.');
    await checkScreen(desk);
    await desk.getByRole('button', { name: t('chat.judge.send') }).click();
    await expect(desk.getByText(t('chat.judge.done'))).toBeVisible();
    await expect(desk.getByRole('button', { name: t('chat.judge.open_that', { name }) })).toHaveCount(0);
    await open(editor, '/console/conversations/judged');
    await expect(editor.getByText('Ze leest liever kranten.')).toBeVisible();
    await checkScreen(editor);

    await chat.say('En wat nog meer?');
    await expect(chat.message('En wat nog meer?')).toBeVisible();
    await open(desk, `/console/fictional/${id}`);
    await desk.getByRole('button', { name: t('chat.profiles.retire') }).click();
    const dialog = desk.getByRole('dialog', { name: t('chat.profiles.retire_sure', { name }) });
    await dialog.getByRole('button', { name: t('chat.profiles.retire') }).click();
    await expect(desk.getByText(t('chat.profiles.is_retired'))).toBeVisible();
    await expect(chat.log.getByText(t('chat.notice.retired', { name }))).toBeVisible();
    await expect(chat.log.getByText(t('chat.notice.stopped', { name }))).toBeVisible();
    await checkScreen(page);
  });
});
