import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { sendAs, storedTexts } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('nothing is lost while offline, and nothing appears twice afterwards [CHAT-3d, CHAT-6c, SHELL-10a, SHELL-10e, CHAT-8c]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const conversation = await sendAs(him, her, 'Hoi, ben je er?');
    const { page, watch } = await enter(her, `/chats/${conversation}`);
    const chat = chatScreen(page, t, him.name);
    await expect(chat.message('Hoi, ben je er?')).toBeVisible();
    await chat.say('Ja, hier!');
    await chat.expectOnce('Ja, hier!');
    await expect(chat.credits(2)).toBeVisible();

    // The browser logs every request that fails while offline.
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    const place = await chat.log.boundingBox();
    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: t('shell.offline') })).toBeVisible();
    expect(await chat.log.boundingBox()).toEqual(place);
    await checkScreen(page);
    await sendAs(him, her, 'Ik schrijf alvast verder.');
    await sendAs(him, her, 'En nog iets.');
    await chat.say('Ik zit in de trein.');
    await chat.say('Zo terug.');
    await expect(chat.log.getByText(t('chat.sending'), { exact: true })).toHaveCount(2);
    await expect(chat.message('En nog iets.')).toHaveCount(0);

    await page.context().setOffline(false);
    const all = ['Hoi, ben je er?', 'Ja, hier!', 'Ik schrijf alvast verder.', 'En nog iets.'];
    const sent = ['Ik zit in de trein.', 'Zo terug.'];
    await expect(chat.message('En nog iets.')).toBeVisible();
    await expect(chat.log.getByText(t('chat.sending'), { exact: true })).toHaveCount(0);
    await chat.expectOnce(...all, ...sent);
    await expect(page.getByText(t('shell.offline'))).toHaveCount(0);
    await expect(chat.credits(0)).toBeVisible();
    expect(await storedTexts(him, conversation)).toEqual([...all, ...sent]);

    await page.reload();
    await expect(chat.message('Zo terug.')).toBeVisible();
    await chat.expectOnce(...all, ...sent);
  });

  test('messages written offline survive closing the page [SHELL-10b]', async ({ enter, member, t }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const conversation = await sendAs(him, her, 'Hoi!');
    const { page, watch } = await enter(her, `/chats/${conversation}`);
    const chat = chatScreen(page, t, him.name);
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await chat.say('Bewaar dit even.');
    await expect(chat.message('Bewaar dit even.')).toBeVisible();
    await page.close();
    await her.client.get('/healthz');
    expect(await storedTexts(him, conversation)).toEqual(['Hoi!']);

    const later = await page.context().newPage();
    await later.context().setOffline(false);
    await later.goto('/members');
    await expect(async () => {
      expect(await storedTexts(him, conversation)).toEqual(['Hoi!', 'Bewaar dit even.']);
    }).toPass({ timeout: 30_000, intervals: [200] });
  });
});

test('unsent messages of one member are never sent as the next member in that browser [CHAT-3d]', {
  tag: '@phone',
}, async ({ enter, member, t, address }) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const [her, next] = [await member(), await member()];
  const conversation = await sendAs(him, her, 'Hoi!');
  const { page, watch } = await enter(her, `/chats/${conversation}`);
  const context = page.context();
  const chat = chatScreen(page, t, him.name);
  // Allows requests that fail while offline, and requests that are rejected because another member is logged
  // in.
  watch.allow(/ERR_INTERNET_DISCONNECTED|status of 4(?:03|04|09)/);
  await context.setOffline(true);
  await chat.say('Alleen van mij.');
  await expect(chat.message('Alleen van mij.')).toBeVisible();

  // Simulates a log-in of another member in another tab of this browser.
  const become = ({ client }: typeof her) =>
    context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: address })));
  await become(next);
  const reloaded = page.waitForEvent('load');
  await context.setOffline(false);
  await reloaded;
  await page.goto('/chats');
  await watch.live(page);
  await expect(page.getByRole('heading', { name: t('chat.list_empty_title') })).toBeVisible();
  await expect(page.getByText('Alleen van mij.')).toHaveCount(0);
  expect(await storedTexts(him, conversation)).toEqual(['Hoi!']);

  // An open page reloads when it learns that another member is logged in. That reload would interrupt the
  // navigation to the chat.
  await page.goto('about:blank');
  await become(her);
  await page.goto(`/chats/${conversation}`);
  await expect(async () => {
    expect(await storedTexts(him, conversation)).toEqual(['Hoi!', 'Alleen van mij.']);
  }).toPass({ timeout: 30_000, intervals: [200] });
  await chat.expectOnce('Hoi!', 'Alleen van mij.');
});

test('a link tapped offline keeps a page without the app, says so, and is followed on reconnect [SHELL-10f]', {
  tag: '@phone',
}, async ({ visitor, t }) => {
  const { page, watch } = await visitor();
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/pages/terms');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: t('shell.login'), exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: t('shell.offline') });
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL('/pages/terms');
  await checkScreen(page);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login');
});
