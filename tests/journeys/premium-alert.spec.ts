import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { addPhotoAs } from '#tests/support/people/add-photo-as.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('the third conversation needs premium: the alert explains it and the typed text stays [ACC-16d]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const [one, two, three] = [await member(), await member(), await member()];
    await sendAs(him, one, 'Hoi!');
    await sendAs(him, two, 'Hoi!');

    const { page, watch } = await enter(him, `/members/${three.id}/chat`);
    watch.allow(/409 \(Conflict\)/);
    const input = page.getByRole('textbox', { name: t('chat.input', { name: three.name }) });
    await input.fill('Zin om te zeilen?');
    await page.getByRole('button', { name: t('chat.send', { credits: 1 }) }).click();
    const alert = page.getByRole('dialog', { name: t('payments.premium_alert.conversations') });
    for (const opens of ['opens_conversations', 'opens_photos', 'opens_premium_photos'])
      await expect(alert.getByText(t(`payments.premium_alert.${opens}`))).toBeVisible();
    await checkScreen(page);
    await alert.getByRole('button', { name: t('payments.premium_alert.later') }).click();
    await expect(alert).toHaveCount(0);
    await expect(input).toHaveValue('Zin om te zeilen?');
    await page.getByRole('button', { name: t('chat.send', { credits: 1 }) }).click();
    await alert.getByRole('link', { name: t('payments.premium_alert.see') }).click();
    await expect(page).toHaveURL('/premium');
    await page.goBack();
    await expect(input).toHaveValue('Zin om te zeilen?');
  });

  test('the fourth photo needs premium: the alert appears in its place [ACC-16b, ACC-16d, PROF-5b]', async ({
    enter,
    member,
    t,
  }) => {
    const robin = await member();
    for (const background of ['#d6006e', '#7a0b4b', '#ff9e3d']) await addPhotoAs(robin, background);
    const { page } = await enter(robin, '/profile');
    await page.getByRole('button', { name: t('photos.add_more') }).click();
    const alert = page.getByRole('dialog', { name: t('payments.premium_alert.photos') });
    await expect(alert.getByText(t('payments.premium_alert.photos_why'))).toBeVisible();
    await checkScreen(page);
    await expect(alert.getByRole('link', { name: t('payments.premium_alert.see') })).toHaveAttribute(
      'href',
      '/premium',
    );
  });
});
