import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('a reaction shows on both sides at once, can be changed, and survives a reload [CHAT-11a, CHAT-11b, CHAT-11f]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const conversation = await sendAs(him, her, 'Koffie of thee?');
    const { page: hers } = await enter(her, `/chats/${conversation}`);
    const { page: his } = await enter(him, `/chats/${conversation}`);
    const [here, there] = [chatScreen(hers, t, him.name), chatScreen(his, t, her.name)];
    const given = (name: string, reaction: string) =>
      `${t('chat.reactions')} ${t('chat.said', { name, text: t(`chat.reaction.${reaction}`) })}`;
    const shown = (log: typeof here.log, name: string, reaction: string) =>
      log.getByRole('button', { name: given(name, reaction), exact: true });

    await here.message('Koffie of thee?').dblclick();
    await expect(shown(here.log, t('chat.said_by_you'), 'heart')).toBeVisible();
    await expect(shown(there.log, her.name, 'heart')).toBeVisible();

    // The keyboard opens the choice from the button of the message.
    await here.log.getByRole('button', { name: t('chat.react_to', { name: him.name }) }).focus();
    await hers.keyboard.press('Enter');
    const choice = hers.getByRole('dialog', { name: t('chat.react') });
    const heart = choice.getByRole('button', { name: t('chat.reaction.heart') });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await checkScreen(hers);
    await choice.getByRole('button', { name: t('chat.reaction.fire') }).click();
    await expect(choice).toBeHidden();
    await expect(shown(there.log, her.name, 'fire')).toBeVisible();
    await his.reload();
    await expect(shown(there.log, her.name, 'fire')).toBeVisible();
    await checkScreen(his);

    // The same choice takes the reaction back.
    await shown(here.log, t('chat.said_by_you'), 'fire').click();
    await choice.getByRole('button', { name: t('chat.reaction.fire') }).click();
    await expect(shown(there.log, her.name, 'fire')).toHaveCount(0);
  });

  test('an answer shows the quoted message, and a tap on it leads back [CHAT-12a, CHAT-12d, CHAT-12e]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const conversation = await sendAs(him, her, 'Koffie of thee?');
    await sendAs(him, her, 'Of wijn?');
    const { page: hers } = await enter(her, `/chats/${conversation}`);
    const { page: his } = await enter(him, `/chats/${conversation}`);
    const [here, there] = [chatScreen(hers, t, him.name), chatScreen(his, t, her.name)];
    const answer = async () => {
      await here.log
        .getByRole('button', { name: t('chat.react_to', { name: him.name }) })
        .first()
        .focus();
      await hers.keyboard.press('Enter');
      const choice = hers.getByRole('dialog', { name: t('chat.react') });
      await choice.getByRole('button', { name: t('chat.reply') }).click();
      await expect(here.input).toBeFocused();
    };
    const quoted = hers.getByRole('region', { name: t('chat.quote.answers') });
    await answer();
    await expect(quoted).toContainText('Koffie of thee?');
    await hers.keyboard.press('Escape');
    await expect(quoted).toHaveCount(0);
    await answer();
    // It is kept with the draft.
    await hers.reload();
    await expect(quoted).toContainText('Koffie of thee?');
    await checkScreen(hers);
    await here.say('Allebei');
    await expect(quoted).toHaveCount(0);
    for (const log of [here.log, there.log]) {
      const quote = log.getByRole('button', { name: 'Koffie of thee?' });
      await expect(quote).toHaveCount(1);
      await quote.click();
      const original = log.locator('[data-chosen="true"]');
      await expect(original).toContainText('Koffie of thee?');
      await expect(original).toHaveCount(0);
    }
    await checkScreen(his);
  });
});

test('a swipe to the right answers and a long press opens the choice @phone [CHAT-11f, CHAT-12e]', async ({
  enter,
  member,
  t,
}) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const her = await member();
  const conversation = await sendAs(him, her, 'Koffie of thee?');
  const { page } = await enter(her, `/chats/${conversation}`);
  const here = chatScreen(page, t, him.name);
  const box = await here.message('Koffie of thee?').boundingBox();
  if (!box) throw new Error('the message is not on the screen');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }],
    });
  await touch('touchStart');
  for (let by = 10; by <= 80; by += 10) await touch('touchMove', by);
  await touch('touchEnd');
  await expect(page.getByRole('region', { name: t('chat.quote.answers') })).toContainText('Koffie of thee?');
  await page.getByRole('button', { name: t('chat.quote.drop') }).click();
  const choice = page.getByRole('dialog', { name: t('chat.react') });
  await touch('touchStart');
  await expect(choice).toBeVisible();
  await touch('touchEnd');
  await choice.getByRole('button', { name: t('chat.reaction.laugh') }).click();
  await expect(
    here.log.getByRole('button', { name: `${t('chat.reactions')} ${t('chat.said_by_you')}` }),
  ).toBeVisible();
});
