import { cutOffTexts } from '#tests/support/browser/cut-off-texts.ts';
import { expectReflow } from '#tests/support/browser/expect-reflow.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { checkWidth, open } from '#tests/support/browser/screen.ts';
import { sendAs } from '#tests/support/people/send-as.ts';

test.describe('a language 40 % longer', { tag: '@phone' }, () => {
  test.use({ language: 'pseudo' });

  test('pages for visitors fit 390 pixels, and 200 and 400 % [SHELL-7c, GDPR-3a]', async ({ visitor }) => {
    const { page } = await visitor();
    for (const path of ['/', '/signup', '/login', '/pricing', '/pages/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await cutOffTexts(page), path).toEqual([]);
      await checkWidth(page);
      await expectReflow(page);
    }
  });

  test('pages for members fit 390 pixels, and 200 and 400 % [SHELL-7c, GDPR-3a]', async ({
    enter,
    member,
  }) => {
    const her = await member();
    const him = await member({ gender: 'male', looking_for: 'female' });
    const conversation = await sendAs(him, her, 'Hoi!');
    const { page } = await enter(her);
    const paths = [
      '/members',
      '/members?page=2',
      `/members/${him.id}`,
      `/members/${him.id}/chat`,
      '/chats',
      `/chats/${conversation}`,
      '/likes/received',
      '/likes/matches',
      '/premium',
      '/credits',
      '/credits/p2',
      '/transactions',
      '/profile',
      '/complete-signup',
      '/complete-signup?step=1',
      '/signup-matches',
    ];
    for (const path of paths) {
      await open(page, path);
      expect(await cutOffTexts(page), path).toEqual([]);
      await checkWidth(page);
      await expectReflow(page);
    }
  });
});

test('a slow page shows the progress bar until it is loaded [SHELL-6a]', {
  tag: '@phone',
}, async ({ enter, member, t }) => {
  const { page } = await enter(await member());
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/premium\.data/, async (route) => {
    await answered;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: t('shell.loading') });
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: t('shell.premium') }).click();
  await expect(bar).toBeVisible();
  answer();
  await expect(page).toHaveURL('/premium');
  await expect(bar).toHaveCount(0);
});
