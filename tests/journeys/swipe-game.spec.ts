import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { addArtInterestAs } from '#tests/support/people/add-art-interest-as.ts';

inEachLanguage(() => {
  test('keys and buttons swipe, a pass can be undone, and the day ends after four likes [DISC-6a, DISC-6b, DISC-6c]', async ({
    enter,
    member,
    t,
  }) => {
    const { page, watch } = await enter(await member(), '/swipe-game');
    const topName = () => page.getByRole('link', { name: /\d{2}/ }).first().innerText();
    await checkScreen(page);

    const first = await topName();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(topName).not.toBe(first);
    await page.getByRole('button', { name: t('discovery.swipe.undo') }).click();
    await expect.poll(topName).toBe(first);

    watch.allow(/ERR_FAILED|api\/swipe\.php/);
    await page.route('**/api/swipe.php', (route) => route.abort());
    for (const left of [3, 2, 1, 0]) {
      if (left % 2 === 0) await page.keyboard.press('ArrowRight');
      else await page.locator('[aria-keyshortcuts="ArrowRight"]').click();
      if (left > 0) await expect(page.getByText(t('discovery.swipe.left', { count: left }))).toBeVisible();
    }
    await expect(page.getByText(t('discovery.swipe.left', { count: 1 }))).toBeHidden();
    // No swipe reaches the server before the member leaves the page. The next page sends them.
    await page.unroute('**/api/swipe.php');
    await open(page, '/swipe-game');
    const [before] = t('discovery.swipe.none_left', { time: '|' }).split('|');
    await expect(page.getByText(before ?? '')).toBeVisible();
    await open(page, '/swipe-game');
    await expect(page.getByText(before ?? '')).toBeVisible();
    await checkScreen(page);
  });

  test('a few questions lead to matches with the shared answers, and the answers are kept [DISC-5a, DISC-5c, DISC-5d, DISC-5e]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    await addArtInterestAs(him);
    const { page } = await enter(await member(), '/match-finder');
    await checkScreen(page);
    const next = page.getByRole('button', { name: t('discovery.match.next') });
    const skip = page.getByRole('button', { name: t('discovery.match.skip') });
    const date = page.getByRole('checkbox', { name: t('profiles.signup_reason.date') });
    await expect(skip).toBeInViewport();
    await date.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await checkScreen(page);
    await page.getByText(t('discovery.match.more_interests', { count: 38 })).click();
    await page.getByRole('checkbox', { name: t('sites.interest.art'), exact: true }).check();
    await next.click();
    await checkScreen(page);
    // The answers are there again after a look at somebody.
    await page.getByRole('link', { name: t('discovery.way.swipe') }).click();
    await page.getByRole('link', { name: t('discovery.way.matches') }).click();
    await expect(page.getByRole('heading', { name: t('discovery.match.relationship') })).toBeVisible();
    await page.getByRole('button', { name: t('discovery.match.back') }).click();
    await expect(page.getByRole('checkbox', { name: t('sites.interest.art'), exact: true })).toBeChecked();
    await next.click();
    await skip.click();
    await checkScreen(page);
    await page.getByRole('button', { name: t('discovery.match.show') }).click();
    await expect(page).toHaveURL(/interests=art/);
    const match = page.getByRole('listitem').filter({ hasText: him.name });
    await expect(match.getByText(t('discovery.reason.shared'))).toBeVisible();
    await expect(match.getByText(t('sites.interest.art'), { exact: true })).toBeVisible();
    await checkScreen(page);
    await page.getByRole('link', { name: t('discovery.match.again') }).click();
    await expect(page.getByRole('checkbox', { name: t('profiles.signup_reason.date') })).toBeChecked();
  });
});
