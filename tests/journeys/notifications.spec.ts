import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { unsubscribeLink } from '#tests/support/mail/unsubscribe-link.ts';

inEachLanguage(() => {
  test('the link in a mail asks first, unsubscribes, and can be undone [NOTIF-2b]', async ({
    visitor,
    member,
    t,
  }) => {
    const person = await member();
    const { page, watch } = await visitor();
    await open(page, unsubscribeLink(person));
    await expect(
      page.getByRole('heading', { name: t('notifications.unsubscribe.title_asked') }),
    ).toBeVisible();
    await checkScreen(page);
    await page.getByRole('button', { name: t('notifications.unsubscribe.do_asked') }).click();
    const off = page.getByRole('heading', { name: t('notifications.unsubscribe.title_off') });
    await expect(off).toBeFocused();
    await checkScreen(page);
    await page.getByRole('button', { name: t('notifications.unsubscribe.do_off') }).click();
    await expect(page.getByRole('heading', { name: t('notifications.unsubscribe.title_on') })).toBeFocused();

    watch.allow(/status of 404/);
    await open(page, '/unsubscribe?token=cut-off');
    await page.getByRole('button', { name: t('notifications.unsubscribe.do_asked') }).click();
    await expect(page.getByRole('alert')).toHaveText(t('notifications.error.unsubscribe_link_invalid'));
    await checkScreen(page);
  });

  test('an unsubscribed member sees why mail is off, dismisses the banner and turns mail on again [SHELL-13a, NOTIF-2b]', async ({
    member,
    enter,
    t,
  }) => {
    const person = await member();
    const link = unsubscribeLink(person);
    const click = () => person.client.fetch(link, { method: 'POST' });
    expect((await click()).status).toBe(200);
    const { page } = await enter(person);
    const banner = page.getByRole('region', { name: t('notifications.stopped.label') });
    await expect(banner).toContainText(t('notifications.stopped.banner_list_unsubscribe'));
    await checkScreen(page);
    await banner.getByRole('button', { name: t('notifications.stopped.enable') }).click();
    await expect(banner).toHaveCount(0);

    await click();
    await open(page, '/members');
    await banner.getByRole('button', { name: t('notifications.stopped.dismiss') }).click();
    await expect(banner).toHaveCount(0);
    await open(page, '/notifications');
    const notice = page.getByRole('alert').filter({ hasText: t('notifications.stopped.title') });
    await expect(notice).toBeVisible();
    await expect(banner).toHaveCount(0);
    await notice.getByRole('button', { name: t('notifications.stopped.enable') }).click();
    await expect(notice).toHaveCount(0);
  });

  test('a choice is stored and confirmed at once, persists, and reverts when it cannot be stored [NOTIF-1c, PROF-9b]', async ({
    member,
    enter,
    t,
  }) => {
    const person = await member();
    const { page, watch } = await enter(person, '/notifications');
    const likes = page.getByRole('combobox', {
      name: `${t('notifications.kind.like')} ${t('notifications.channel.mail')}`,
    });
    await expect(likes).toHaveValue('at_once');
    await expect(page.getByText(person.email).first()).toBeVisible();
    await checkScreen(page);
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
    await likes.focus();
    await page.keyboard.press('ArrowDown');
    await expect(likes).toHaveValue('daily');
    expect((await stored).ok()).toBe(true);
    await expect(page.getByText(t('kit.saved'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('notifications.settings.daily'))).toBeVisible();
    await checkScreen(page);
    await open(page, '/notifications');
    await expect(likes).toHaveValue('daily');

    watch.allow(/Failed to load|status of 400/);
    await page.route('**/api/notifications.php*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, body: '' }) : route.continue(),
    );
    await likes.selectOption('none');
    await expect(page.getByText(t('shell.error.general'))).toBeVisible();
    await expect(likes).toHaveValue('daily');
  });

  test('the link in a message mail stops only message mails and offers one mail a day [NOTIF-1b, EML-1b]', async ({
    visitor,
    member,
    enter,
    t,
  }) => {
    const person = await member();
    const { page } = await visitor();
    await open(page, `${unsubscribeLink(person, 'message')}&about=message`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('notifications.unsubscribe.title_asked_message'));
    await checkScreen(page);
    await page.getByRole('button', { name: t('notifications.unsubscribe.do_asked') }).click();
    await expect(heading).toHaveText(t('notifications.unsubscribe.title_off'));
    await page.getByRole('button', { name: t('notifications.unsubscribe.do_daily') }).click();
    await expect(heading).toHaveText(t('notifications.unsubscribe.title_daily'));
    await checkScreen(page);
    const own = await enter(person, '/notifications');
    const choice = own.page.getByRole('combobox', {
      name: `${t('notifications.kind.message')} ${t('notifications.channel.mail')}`,
    });
    await expect(choice).toHaveValue('daily');
  });
});
