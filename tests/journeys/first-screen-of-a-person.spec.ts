import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/screen.ts';
import { addArtInterestAs } from '#tests/support/people/add-art-interest-as.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
] as const;
const desktops = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Expects that the whole element is in the window, and that nothing covers its middle. */
async function expectInSight(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
          return `outside at ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit === null || node.contains(hit) || getComputedStyle(node).pointerEvents === 'none') return '';
        return hit.contains(node) ? '' : `covered by ${hit.outerHTML.slice(0, 120)}`;
      }),
    )
    .toBe('');
}

/** Puts a notice of this height between the top bar and the page, as tall as the tallest one was. */
const addNotice = (page: Page) =>
  page.evaluate(() => {
    const notice = document.createElement('div');
    notice.style.height = '143px';
    document.querySelector('#content')?.before(notice);
  });

test('the buttons and the name of a swipe card are in the window at every size, with and without a notice [DISC-6g]', {
  tag: '@phone',
}, async ({ enter, member, t }) => {
  await addArtInterestAs(await member({ gender: 'male', looking_for: 'female' }));
  const { page } = await enter(await member(), '/swipe-game');
  const likes = page.locator('[aria-keyshortcuts="ArrowRight"]');
  const name = page.getByRole('main').getByRole('link', { name: /, \d{2}/ });
  for (const notice of [false, true]) {
    for (const size of [...phones, ...desktops]) {
      await page.setViewportSize(size);
      await open(page, '/swipe-game');
      if (notice) await addNotice(page);
      await expectInSight(likes);
      await expectInSight(page.locator('[aria-keyshortcuts="ArrowLeft"]'));
      await expectInSight(page.getByRole('button', { name: t('discovery.swipe.undo') }));
      await expect(name).toBeInViewport();
      if (notice) continue;
      // The card fills the window between the bars, and no more. A notice of the member moves it down.
      const card = await likes.evaluate((button) => {
        const deck = button.closest('[aria-busy]')?.getBoundingClientRect();
        const top = document.querySelector('#content')?.getBoundingClientRect().top ?? 0;
        return { height: deck?.height ?? 0, foot: (deck?.bottom ?? 0) - top };
      });
      expect(card.height).toBeGreaterThan(size.height * 0.6);
      expect(card.foot).toBeLessThan(size.height);
    }
  }
});

test('the name and the actions of a profile are in the window of every phone, with and without a notice [PROF-2f]', {
  tag: '@phone',
}, async ({ enter, member, t }) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const { page } = await enter(await member(), `/members/${him.id}`);
  for (const notice of [false, true]) {
    for (const size of phones) {
      await page.setViewportSize(size);
      await open(page, `/members/${him.id}`);
      if (notice) await addNotice(page);
      await expectInSight(page.getByRole('heading', { level: 1, name: him.name }));
      await expectInSight(page.getByRole('button', { name: t('likes.like_short'), exact: true }));
      await expectInSight(page.getByRole('link', { name: t('profiles.message'), exact: true }));
    }
  }
});

test('a match is still under reduced motion, and its motion ends within 1.2 seconds otherwise [LIKE-2e]', {
  tag: '@phone',
}, async ({ enter, member, t }) => {
  const him = await member({ gender: 'male', looking_for: 'female' });
  const her = await member();
  const { page: his } = await enter(him, `/members/${her.id}`);
  const { page: hers } = await enter(her, `/members/${him.id}`);
  await his.emulateMedia({ reducedMotion: 'no-preference' });
  const like = t('likes.like_short');
  await hers.getByRole('button', { name: like, exact: true }).click();
  await his.getByRole('button', { name: t('likes.popup.later') }).click();
  await his.getByRole('button', { name: like, exact: true }).click();
  for (const page of [his, hers]) {
    const match = page.getByRole('dialog', { name: t('likes.popup.match') });
    await expect(match).toBeVisible();
    const longest = await match.evaluate((dialog) =>
      Math.max(
        0,
        ...[...dialog.querySelectorAll('*')].map((node) => {
          const { animationName, animationDuration, animationDelay } = getComputedStyle(node);
          const seconds = Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay);
          return animationName === 'none' ? 0 : seconds;
        }),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1.2);
    expect(longest > 0).toBe(page === his);
  }
});
