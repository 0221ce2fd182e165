import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('a message, its read state and the new balance show on every device of a member [CHAT-6a, CHAT-7a, CHAT-2b]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const { page: first } = await enter(her);
    const { page: second } = await enter(her);
    const conversation = await sendAs(him, her, 'Hoi!');
    const messages = (page: typeof first) =>
      page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', {
        name: t('shell.messages'),
      });
    for (const page of [first, second]) {
      await expect(messages(page)).toContainText(t('shell.unread', { count: 1 }));
    }
    await messages(first).click();
    await expect(first).toHaveURL('/chats');
    await first.getByRole('main').getByRole('link', { name: him.name }).click();
    await expect(first).toHaveURL(`/chats/${conversation}`);
    await expect(messages(second)).not.toContainText(t('shell.unread', { count: 1 }));

    await messages(second).click();
    await expect(second).toHaveURL('/chats');
    await second.getByRole('main').getByRole('link', { name: him.name }).click();
    const [here, there] = [chatScreen(first, t, him.name), chatScreen(second, t, him.name)];
    await here.say('Dag!');
    await there.expectOnce('Hoi!', 'Dag!');
    await expect(there.credits(2)).toBeVisible();
    await expect(here.credits(2)).toBeVisible();
  });

  test('a removed conversation disappears at once, and the next message restores it [CHAT-7c]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const conversation = await sendAs(him, her, 'Hoi!');
    const { page, watch } = await enter(her, `/chats/${conversation}`);
    // The entry in the list, not the link to the member above the conversation.
    const entry = page.locator(`a[href="/chats/${conversation}"]`);
    const remove = async (look = false) => {
      await page.getByLabel(t('chat.more'), { exact: true }).click();
      await page.getByRole('button', { name: t('chat.remove') }).click();
      const dialog = page.getByRole('dialog', { name: t('chat.remove_title') });
      await expect(dialog).toBeVisible();
      if (look) await checkScreen(page);
      await dialog.getByRole('button', { name: t('chat.remove') }).click();
    };
    // The first removal fails: the page reports the error and shows the conversation again.
    watch.allow(/ERR_FAILED|api\/chat\.php/);
    const removing = '**/api/chat.php';
    // The request that marks messages as read has the same path.
    await page.route(removing, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await remove(true);
    await expect(page.getByText(t('shell.error.general'))).toBeVisible();
    await page.unroute(removing);
    await expect(page).toHaveURL('/chats');
    await entry.click();
    await chatScreen(page, t, him.name).expectOnce('Hoi!');
    await remove();
    await expect(page).toHaveURL('/chats');
    await expect(page.getByRole('heading', { name: t('chat.list_empty_title') })).toBeVisible();
    // The first removal is undone with the keyboard. The second one is kept.
    const undo = page.getByRole('status').getByRole('button', { name: t('chat.remove_undo') });
    await undo.focus();
    await checkScreen(page);
    // The screen does not wait for the responses, so the test waits before it goes on.
    const answered = (path: string) =>
      page.waitForResponse(
        (response) => response.request().method() === 'DELETE' && new URL(response.url()).pathname === path,
      );
    const restored = answered('/api/chat-removal.php');
    await page.keyboard.press('Enter');
    await expect(undo).toBeHidden();
    await restored;
    await expect(page).toHaveURL('/chats');
    await entry.click();
    await chatScreen(page, t, him.name).expectOnce('Hoi!');
    const removed = answered('/api/chat.php');
    await remove();
    await expect(page.getByRole('heading', { name: t('chat.list_empty_title') })).toBeVisible();
    await removed;
    await open(page, '/chats');
    await expect(page.getByRole('heading', { name: t('chat.list_empty_title') })).toBeVisible();
    await watch.live(page);
    await sendAs(him, her, 'Nog even dit.');
    await entry.click();
    const chat = chatScreen(page, t, him.name);
    await chat.expectOnce('Nog even dit.');
    await expect(chat.message('Hoi!')).toHaveCount(0);
  });
});

test('a muted conversation counts new messages in the list and nowhere else [CHAT-7a, SHELL-3b]', {
  tag: '@phone',
}, async ({ enter, member, t }) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const her = await member();
  const conversation = await sendAs(him, her, 'Hoi!');
  const { page, watch } = await enter(her, `/chats/${conversation}`);
  const choose = async (name: 'chat.mute' | 'chat.unmute') => {
    await page.getByLabel(t('chat.more'), { exact: true }).click();
    await page.getByRole('button', { name: t(name), exact: true }).click();
  };
  await choose('chat.mute');
  await expect(page.getByText(t('chat.muted_now', { name: him.name }))).toBeVisible();
  await open(page, '/chats');
  await watch.live(page);
  await sendAs(him, her, 'En dit.');
  const entry = page.getByRole('main').getByRole('link', { name: him.name });
  await expect(entry).toContainText(t('chat.unread', { count: 1 }));
  await expect(entry.getByRole('img', { name: t('chat.muted') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('shell.navigation') })).not.toContainText(
    t('shell.unread', { count: 1 }),
  );
  await checkScreen(page);
  await entry.click();
  await choose('chat.unmute');
  await expect(page.getByText(t('chat.unmuted_now', { name: him.name }))).toBeVisible();
});

test('a wide screen shows the list beside the conversation, and a phone shows the conversation alone [CHAT-1b, SHELL-7b]', async ({
  enter,
  member,
  t,
  isMobile,
}) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const her = await member();
  const conversation = await sendAs(him, her, 'Hoi!');
  const { page } = await enter(her, `/chats/${conversation}`);
  await expect(chatScreen(page, t, him.name).message('Hoi!')).toBeVisible();
  const list = page.getByRole('navigation', { name: t('chat.list') });
  await expect(list.getByRole('link', { name: him.name })).toBeVisible({ visible: !isMobile });
  if (isMobile) return;
  const width = (await list.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThanOrEqual(300);
  expect(width).toBeLessThanOrEqual(400);
  const { log } = chatScreen(page, t, him.name);
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect.poll(async () => (await log.boundingBox())?.width).toBe(800);
  expect((await list.boundingBox())?.width).toBe(400);
  await list.getByRole('link', { name: t('chat.title'), exact: true }).click();
  await expect(page).toHaveURL('/chats');
});
