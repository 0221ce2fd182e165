import type { Locator, Page } from '@playwright/test';
import { chatScreen } from '#tests/support/browser/chat-screen.ts';
import { dragFile, pasteFile } from '#tests/support/browser/drag-and-paste-file.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { pinch } from '#tests/support/browser/pinch.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { photoFile } from '#tests/support/files/two-tone-photo.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

/** Position and width of the picture on the screen. */
const placeOf = async (picture: Locator) => {
  const { x, y, width } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return { x, y, width };
};

const widthOf = (picture: Locator) => () => placeOf(picture).then(({ width }) => width);

/** Waits until two measurements are equal, because the viewer grows while it opens. */
const steadyWidth = async (picture: Locator): Promise<number> => {
  let width = 0;
  await expect
    .poll(async () => {
      const before = width;
      width = await widthOf(picture)();
      return width > 0 && width === before;
    })
    .toBe(true);
  return width;
};

inEachLanguage(() => {
  test('a picture is chosen, dropped or pasted, arrives blurred, is revealed on request and zoomed [CHAT-2a, CHAT-10a, TRUST-6c]', async ({
    enter,
    member,
    t,
    isMobile,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const conversation = await sendAs(him, her, 'Hoi!');
    const { page: hers } = await enter(her, `/chats/${conversation}`);
    const { page: his } = await enter(him, `/chats/${conversation}`);
    const [here, there] = [chatScreen(hers, t, him.name), chatScreen(his, t, her.name)];
    const dialogOf = (page: Page, to: string) =>
      page.getByRole('dialog', { name: t('chat.image.title', { name: to }) });
    const send = t('chat.image.send', { credits: 2 });
    const file = await photoFile('strand.png', {
      width: 1200,
      height: 800,
      left: '#c2185b',
      right: '#1565c0',
    });

    // Uses the file chooser on the phone, and drag and drop on the desktop.
    const dialog = dialogOf(hers, him.name);
    if (isMobile)
      await hers
        .getByLabel(t('chat.image.add', { name: him.name }))
        .last()
        .setInputFiles([file]);
    else {
      const dragged = await dragFile(hers, file);
      await expect(hers.getByText(t('chat.image.drop_here'))).toBeVisible();
      await dragged.drop();
      await expect(hers.getByText(t('chat.image.drop_here'))).toHaveCount(0);
    }
    await expect(dialog.getByRole('img', { name: t('chat.image.preview') })).toBeVisible();
    await checkScreen(hers);
    await dialog.getByRole('button', { name: send }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(here.log.getByRole('button', { name: new RegExp(t('chat.image.own')) })).toBeVisible();
    await expect(here.credits(1)).toBeVisible();

    // The browser requests no size of the picture before the receiver reveals it.
    const asked: string[] = [];
    his.on('request', (request) => {
      if (/-(bubble|whole)\.(avif|webp|jpg)/.test(request.url())) asked.push(request.url());
    });
    const show = there.log.getByRole('button', { name: t('chat.image.show') });
    await expect(show).toBeVisible();
    await checkScreen(his);
    expect(asked).toEqual([]);
    await show.press('Enter');
    const opener = there.log.getByRole('button', { name: new RegExp(t('chat.image.open')) });
    await opener.press('Enter');

    const viewer = his.getByRole('dialog', { name: t('chat.image.of', { name: her.name }) });
    const picture = viewer.getByRole('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await checkScreen(his);
    const width = await steadyWidth(picture);
    await his.keyboard.press('+');
    await expect.poll(widthOf(picture)).toBeGreaterThan(width * 1.2);
    const { x } = await placeOf(picture);
    await his.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf(picture).then((place) => place.x)).toBeLessThan(x);
    await his.keyboard.press('0');
    await expect.poll(widthOf(picture)).toBe(width);
    // Also while the picture still grows.
    await his.keyboard.press('+');
    await his.keyboard.press('0');
    await expect.poll(widthOf(picture)).toBe(width);
    // Also in the frame in which the zoom began.
    await picture.evaluate((image) => {
      for (const key of ['+', '0'])
        image.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await expect.poll(widthOf(picture)).toBe(width);
    if (isMobile) {
      await pinch(picture);
      await expect.poll(widthOf(picture)).toBeGreaterThan(width * 1.2);
    }
    // The viewer offers to reveal all later pictures of this sender.
    await viewer.getByRole('button', { name: t('chat.image.always', { name: her.name }) }).click();
    await expect(
      viewer.getByRole('button', { name: t('chat.image.always_off', { name: her.name }) }),
    ).toBeVisible();
    await his.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(opener).toBeFocused();

    // He pastes a picture into the text field. Afterwards his credits do not suffice for another one.
    await pasteFile(there.input, file);
    const answer = dialogOf(his, her.name);
    await answer.getByRole('button', { name: send }).press('Enter');
    await expect(here.log.getByRole('button', { name: t('chat.image.show') })).toBeVisible();
    await pasteFile(there.input, file);
    await expect(answer.getByRole('img', { name: t('chat.image.preview') })).toBeVisible();
    await expect(answer.getByText(t('chat.image.insufficient_hint', { credits: 2 }))).toBeVisible();
    await checkScreen(his);
    await his.keyboard.press('Escape');
    await expect(answer).toHaveCount(0);
  });
});
