import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { likeAs } from '#tests/support/people/like-as.ts';

inEachLanguage(() => {
  test('a like is given, listed on both sides, seen and withdrawn [LIKE-1b, LIKE-1c, LIKE-4]', async ({
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
    // Her like, and the demo's automatic one for a newcomer.
    await expect(likes).toContainText(t('likes.badge', { count: 2 }));
    await likes.click();
    await expect(his).toHaveURL('/likes/received');
    const entry = his.getByRole('main').getByRole('listitem').filter({ hasText: her.name });
    await expect(entry.getByText(t('likes.new'), { exact: true })).toBeVisible();
    await checkScreen(his);
    await entry.getByRole('link').click();
    await expect(likes).toContainText(t('likes.badge', { count: 1 }));
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
  test('an automatic like is shown to a fitting newcomer as a suggestion and counted as new [LIKE-3d, LIKE-3f, FIC-8b, MEET-1a]', async ({
    enter,
    member,
    t,
  }, { project }) => {
    // Each language uses its own region, so that its newcomer does not fit the search of the other language.
    const place = { country: 'BE', countryregion: project.name === 'phone' ? 'BE-VAN' : 'BE-VWV' };
    const her = await member();
    const { page: hers } = await enter(her, '/settings/people');
    const wanted = hers.getByRole('switch', { name: t('discovery.standing.switch') });
    await wanted.click();
    const search = hers.getByRole('dialog', { name: t('discovery.standing.for_whom') });
    await search.getByLabel(t('discovery.country')).selectOption(place.country);
    await search.getByLabel(t('discovery.region')).selectOption(place.countryregion);
    await checkScreen(hers);
    await search.getByRole('button', { name: t('discovery.standing.switch_on') }).click();
    await expect(search).toBeHidden();
    await expect(wanted).toBeChecked();

    const him = await member({ newcomer: true, gender: 'male', looking_for: 'female', ...place });
    const { page: his } = await enter(him, '/members');
    const popup = his.getByRole('dialog', { name: t('likes.popup.suggested') });
    await expect(popup).toContainText(t('likes.popup.suggested_body', { name: her.name }));
    await checkScreen(his);
    await popup.getByRole('button', { name: t('likes.popup.later') }).click();
    await his.goto('/likes/received');
    const suggested = his.getByRole('region', { name: t('likes.suggested_title') });
    await expect(suggested.getByRole('listitem')).toContainText([her.name]);
    await expect(his.getByText(t('likes.badge', { count: 1 }))).toBeAttached();
    await checkScreen(his);

    await hers.goto('/likes/given');
    const given = hers.getByRole('main').getByRole('listitem').filter({ hasText: him.name });
    await expect(given).toContainText(t('likes.automatic'));
  });
  test('a member without likes and conversations sees people at once, and likes them in place [LIKE-1h, CHAT-1d]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({ gender: 'male', looking_for: 'female' });
    const her = await member();
    const { page } = await enter(her, '/likes/given');
    const people = page.getByRole('region', { name: t('discovery.sought.title') });
    await expect(people.getByRole('listitem').first()).toBeInViewport();
    await checkScreen(page);
    const others = people.getByRole('listitem').filter({ hasNotText: him.name });
    const heart = others.getByRole('button', { pressed: false }).first();
    const name = await heart.getAttribute('aria-label');
    await heart.click();
    await expect(people.getByRole('button', { name: name ?? '', exact: true, pressed: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t('likes.tab.given') })).toContainText('1');

    await likeAs(him, her.id);
    await page.goto('/chats');
    const likes = page.getByRole('region', { name: t('chat.likes_waiting') });
    await expect(likes.getByRole('listitem')).toContainText([him.name]);
    await expect(people.getByRole('listitem').first()).toBeVisible();
    await expect(people.getByText(him.name)).toHaveCount(0);
    await checkScreen(page);
    await people.getByRole('link', { name: t('discovery.sought.all') }).click();
    await expect(page).toHaveURL(/\/members$/);
  });
});
