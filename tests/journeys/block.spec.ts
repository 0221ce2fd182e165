import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('a member blocks another member, who loses all access at once, and unblocks again [SAFE-1a, PROF-7b, PROF-2b]', async ({
    enter,
    member,
    t,
  }) => {
    const her = await member();
    const him = await member({ gender: 'male', looking_for: 'female' });
    const conversation = await sendAs(him, her, 'Hoi!');
    const { page: his, watch } = await enter(him, `/chats/${conversation}`);
    watch.allow(/404/);
    await chatScreen(his, t, her.name).expectOnce('Hoi!');

    const { page: hers, watch: herWatch } = await enter(her, `/chats/${conversation}`);
    herWatch.allow(/404/);
    await chatScreen(hers, t, him.name).expectOnce('Hoi!');
    await hers.getByLabel(t('chat.more'), { exact: true }).click();
    await checkScreen(hers);
    // On a wide screen the pane of the other member has this button as well.
    await hers
      .getByRole('button', { name: t('safety.block.do') })
      .first()
      .click();
    const dialog = hers.getByRole('dialog', { name: t('safety.block.title', { name: him.name }) });
    await checkScreen(hers);
    await dialog.getByRole('button', { name: t('safety.block.do') }).click();
    // The conversation's page shows her the block and a way to undo it. She cannot write there.
    await expect(hers.getByText(t('profiles.blocked.notice', { name: him.name }))).toBeVisible();
    await expect(hers.getByRole('textbox')).toHaveCount(0);
    await checkScreen(hers);

    // His open conversation disappears, and so does every other path to her. No text gives the reason.
    await expect(his.getByText(t('chat.gone'))).toBeVisible();
    await expect(his.getByText('Hoi!')).toHaveCount(0);
    await expect(his.getByText(her.name)).toHaveCount(0);
    await expect(his.getByRole('textbox')).toHaveCount(0);
    await checkScreen(his);
    await his.reload();
    await expect(his.getByText(t('chat.gone'))).toBeVisible();
    await his.goto('/chats');
    await expect(his.getByText(her.name)).toHaveCount(0);
    await his.goto(`/members/${her.id}`);
    await expect(his.getByText(her.name)).toHaveCount(0);

    await hers.goto('/settings/privacy#blocked');
    const list = hers.getByRole('list', { name: t('profiles.blocked.title') });
    await expect(list.getByText(him.name)).toBeVisible();
    await checkScreen(hers);
    await list.getByRole('button', { name: t('safety.unblock.that', { name: him.name }) }).click();
    await expect(hers.getByText(t('profiles.blocked.none'))).toBeVisible();

    await his.goto(`/chats/${conversation}`);
    await chatScreen(his, t, her.name).expectOnce('Hoi!');
  });

  test('a member reports another member and gets a case number [SAFE-1c, TRUST-4a]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const { page } = await enter(await member(), `/members/${him.id}`);
    await page.getByLabel(t('profiles.menu', { name: him.name })).click();
    await page.getByRole('button', { name: t('profiles.report.send') }).click();
    const dialog = page.getByRole('dialog', { name: t('profiles.report.title', { name: him.name }) });
    const send = dialog.getByRole('button', { name: t('profiles.report.send') });
    await send.click();
    await expect(dialog.getByText(t('profiles.report.choose'))).toBeVisible();
    await checkScreen(page);
    await dialog.getByLabel(t('safety.reason.other')).check();
    await send.click();
    await expect(dialog.getByText(t('profiles.report.words_needed'))).toBeVisible();
    await dialog.getByLabel(t('profiles.report.words')).fill('Vraagt om geld.');
    await dialog.getByLabel(t('profiles.report.also_block', { name: him.name })).check();
    await send.click();
    const thanks = page.getByRole('dialog', { name: t('profiles.report.thanks') });
    await expect(thanks.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    await expect(thanks.getByText(t('safety.block.done', { name: him.name }))).toBeVisible();
    await checkScreen(page);
    await thanks.getByRole('button', { name: t('profiles.report.close') }).click();
    await expect(page.getByText(t('profiles.blocked.notice', { name: him.name }))).toBeVisible();
  });
});
