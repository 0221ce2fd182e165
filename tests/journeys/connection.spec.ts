import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { sendAs, storedTexts } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('[CHAT-3] [CHAT-6] [SHELL-10] without a connection nothing is lost, and afterwards nothing stands there twice', async ({
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

    // The browser notes each request that cannot go out.
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: t('shell.offline') })).toBeVisible();
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

  test('[SHELL-10] what was written without a connection outlives closing the page', async ({
    enter,
    member,
    t,
  }) => {
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

test('[CHAT-3] what one member left unsent never goes out in the name of the next one in that browser', {
  tag: '@phone',
}, async ({ enter, member, t, address }) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const [her, next] = [await member(), await member()];
  const conversation = await sendAs(him, her, 'Hoi!');
  const { page, watch } = await enter(her, `/chats/${conversation}`);
  const context = page.context();
  const chat = chatScreen(page, t, him.name);
  // Requests that cannot go out, and those that are refused because somebody else is here.
  watch.allow(/ERR_INTERNET_DISCONNECTED|status of 4(?:03|04|09)/);
  await context.setOffline(true);
  await chat.say('Alleen van mij.');
  await expect(chat.message('Alleen van mij.')).toBeVisible();

  // Another tab of this browser logs in somebody else.
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

  // An open page that is told that somebody else is here now loads itself again: it would break into the way to the chat.
  await page.goto('about:blank');
  await become(her);
  await page.goto(`/chats/${conversation}`);
  await expect(async () => {
    expect(await storedTexts(him, conversation)).toEqual(['Hoi!', 'Alleen van mij.']);
  }).toPass({ timeout: 30_000, intervals: [200] });
  await chat.expectOnce('Hoi!', 'Alleen van mij.');
});
