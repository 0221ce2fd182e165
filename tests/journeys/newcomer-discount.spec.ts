import type { Locator } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the element is not shown');
  return box;
};

inEachLanguage((language) => {
  test('a newcomer sees the discount and its end beside any notice, on the cards and in the order [SHELL-13d, CRED-9e]', async ({
    enter,
    member,
    t,
  }) => {
    const robin = await member();
    const someone = await member();
    const { page } = await enter(robin);
    const banner = page.getByRole('region', { name: t('payments.discount.label') });
    const notice = page.getByRole('region', { name: t('photos.no_photo.label') });
    await expect(banner.getByRole('timer')).toBeVisible();
    await expect(
      notice.or(page.getByRole('region', { name: t('notifications.push.banner_label') })).first(),
    ).toBeVisible();
    expect((await boxOf(banner)).height).toBeLessThan(50);
    await checkScreen(page);

    // Banner and notice together leave the actions of a profile in sight.
    if (language === 'nl') await page.setViewportSize({ width: 390, height: 667 });
    await open(page, `/members/${someone.id}`);
    await expect(banner).toBeVisible();
    const write = page.getByRole('main').locator(`a[href="/members/${someone.id}/chat"]`).first();
    await expect(write).toBeInViewport({ ratio: 1 });
    if (language === 'nl') {
      const bar = page.getByRole('navigation').last();
      const { y, height } = await boxOf(write);
      expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y);
    }

    // The banner was sent by the server, so that it does not move the page.
    const html = await (await page.request.get('/members')).text();
    expect(html).toContain(t('payments.discount.short', { percentage: 25 }));

    await banner.getByRole('link', { name: t('payments.discount.use') }).click();
    await expect(page).toHaveURL('/credits');
    await expect(page.getByRole('main').getByRole('timer')).toHaveCount(4);
    await expect(banner).toHaveCount(0);
    await checkScreen(page);
    await page.getByRole('link', { name: t('payments.choose', { credits: 30 }) }).click();
    await expect(page).toHaveURL('/credits/p1');
    await expect(page.getByRole('main').getByRole('timer')).toHaveCount(1);
    await expect(banner).toHaveCount(0);
    await checkScreen(page);
  });
});
