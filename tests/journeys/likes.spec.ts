import { expect, inEachLanguage, test } from '#tests/support/journey.ts';
import { checkScreen } from '#tests/support/screen.ts';

inEachLanguage(() => {
  test('[LIKE-1] [LIKE-4] a like is given, listed on both sides, seen and taken back', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const { page: his } = await enter(him);
    const { page: hers } = await enter(her, `/members/${him.id}`);
    const like = hers.getByRole('button', { name: t('likes.like_short'), exact: true });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    const popup = his.getByRole('dialog', { name: t('likes.popup.new_like') });
    await popup.getByRole('button', { name: t('likes.popup.later') }).click();
    const likes = his
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByRole('link', { name: t('shell.likes') });
    // The demo's own for a newcomer is nobody's tap: it does not count.
    await expect(likes).toContainText(t('likes.badge', { count: 1 }));
    await likes.click();
    await expect(his).toHaveURL('/likes/received');
    const entry = his.getByRole('main').getByRole('listitem').filter({ hasText: her.name });
    await expect(entry.getByText(t('likes.new'), { exact: true })).toBeVisible();
    await checkScreen(his);
    await entry.getByRole('link').click();
    await expect(likes).not.toContainText(t('likes.badge', { count: 1 }));
    await his.goBack();
    await expect(entry).toBeVisible();
    await expect(entry.getByText(t('likes.new'), { exact: true })).toHaveCount(0);

    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(entry).toHaveCount(0);
    await hers.goto('/likes/given');
    await expect(hers.getByRole('heading', { name: t('likes.empty.given') })).toBeVisible();
    await checkScreen(hers);
  });
});
