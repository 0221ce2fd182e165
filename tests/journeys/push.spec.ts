import { randomUUID } from 'node:crypto';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { addPhotoAs } from '#tests/support/people/add-photo-as.ts';
import { fakePushSubscription } from '#tests/support/push/fake-push-subscription.ts';
import { pushWorker } from '#tests/support/push/push-worker.ts';

inEachLanguage(() => {
  test('push is offered after the sign-up and, from the first like on, in a banner until it is on [SHELL-13f, ACC-5b, NOTIF-3b, NOTIF-3f, SHELL-13a, PROF-9b]', async ({
    member,
    enter,
    t,
  }) => {
    const person = await member();
    const someone = await member({ gender: 'male', looking_for: 'female' });
    // The notice of the photo comes before the offer of push.
    await addPhotoAs(person);
    const { page } = await enter(person);
    await fakePushSubscription(page.context(), `https://fcm.googleapis.com/fcm/send/${randomUUID()}`);
    const turnOn = page.getByRole('button', { name: t('notifications.push.turn_on') });
    const banner = page.getByRole('region', { name: t('notifications.push.banner_label') });
    await open(page, `/members/${someone.id}`);
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: t('likes.like_short'), exact: true }).click();
    await page.waitForFunction(() => document.cookie.includes('vonk_push_offer'));
    await open(page, '/likes/received');
    await expect(banner).toBeVisible();
    await checkScreen(page);

    await open(page, '/complete-signup?step=3');
    await expect(banner).toHaveCount(0);
    await page.getByRole('link', { name: t('accounts.sign_up.next') }).click();
    await expect(page.getByRole('heading', { name: t('accounts.complete.push') })).toBeFocused();
    await checkScreen(page);
    await turnOn.click();
    await expect(page.getByText(t('notifications.push.state_subscribed'))).toBeVisible();
    await checkScreen(page);
    await expect(page.getByRole('link', { name: t('accounts.complete.to_matches') })).toBeVisible();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe('/');

    const worker = await pushWorker(page);
    const body = t('notifications.push.like');
    const news = { title: 'Vonk', body, tag: 'a', path: '/likes/received', language: 'nl' };
    const [shown] = await worker.deliver(news);
    expect(shown).toEqual({ title: 'Vonk', body, tag: 'a', page: new URL('/likes/received', scope).href });
    // An unreadable push still shows a notification, and no notification links to another site.
    const site = new URL(scope).hostname;
    expect((await worker.deliver('no news of ours')).at(-1)?.title).toBe(site);
    const foreign = { ...news, tag: 'b', path: 'https://elsewhere.example/' };
    expect((await worker.deliver(foreign)).at(-1)?.page).toBe(scope);
    await worker.deliver({ ...news, tag: 'c', path: '/likes/matches' });
    await worker.tap();
    await page.waitForURL('**/likes/matches');

    await open(page, '/likes/received');
    await expect(banner).toHaveCount(0);
    await open(page, '/notifications');
    const section = page.getByRole('region', { name: t('notifications.push.title') });
    await section.getByRole('button', { name: t('notifications.push.turn_off') }).click();
    await expect(section.getByText(t('notifications.push.state_unsubscribed'))).toBeVisible();
    await expect(page.getByText(t('notifications.settings.no_push'))).toBeVisible();
  });
});
