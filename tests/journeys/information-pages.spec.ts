import { logOut } from '#tests/support/browser/account-menu.ts';
import { hidePage } from '#tests/support/browser/hide-page.ts';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { likeAs } from '#tests/support/people/like-as.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

inEachLanguage(() => {
  test('a member has notices, live badges, beacon and log-out on an information page [SHELL-2g]', async ({
    member,
    enter,
    t,
  }) => {
    const her = await member();
    const him = await member({ gender: 'male', looking_for: 'female' });
    const { page } = await enter(her, '/pages/terms');
    await expect(page.getByRole('region', { name: t('photos.no_photo.label') })).toBeVisible();
    await expect(page.getByRole('region', { name: t('payments.discount.label') })).toBeVisible();
    await checkScreen(page);
    await sendAs(him, her, 'Hoi!');
    const messages = page.getByRole('navigation').getByRole('link', { name: t('shell.messages') });
    await expect(messages).toContainText(t('shell.unread', { count: 1 }));
    await hidePage(page);
    for (const path of ['/2257', '/lang-config', '/cookie-choice', '/pricing']) {
      await open(page, path);
      await expect(messages, path).toBeVisible();
    }
    await logOut(page, t);
  });

  test('the query t opens the like of a member on an information page and leaves the address [SHELL-11d]', async ({
    member,
    enter,
    t,
  }) => {
    const her = await member();
    const him = await member({ gender: 'male', looking_for: 'female' });
    await likeAs(him, her.id);
    const { page } = await enter(her, '/pages/faq?t=1');
    const popup = page.getByRole('dialog', { name: t('likes.popup.new_like') });
    await expect(popup).toContainText(him.name);
    await expect(page).toHaveURL('/pages/faq');
    await popup.getByRole('button', { name: t('likes.popup.later') }).click();
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  });
});
