import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { fillSearch } from '#tests/support/browser/search-screen.ts';
import { changeProfileAs } from '#tests/support/people/change-profile-as.ts';

inEachLanguage(() => {
  test('a search by place and looks is kept in the address, loses filters one by one, and is cleared [DISC-1d]', async ({
    enter,
    member,
    t,
  }) => {
    const him = await member({
      gender: 'male',
      looking_for: 'female',
      country: 'BE',
      countryregion: 'BE-VAN',
    });
    await changeProfileAs(him, { hair_color: 'red', interests: ['tattoos', 'tea'] });
    const { page, watch } = await enter(await member());
    const main = page.getByRole('main');
    const found = main.getByRole('link', { name: him.name });
    const chips = main.getByRole('list', { name: t('discovery.your_filters') }).getByRole('link');
    const chip = (wish: string) => main.getByRole('link', { name: t('discovery.leave_out', { wish }) });
    const red = t('discovery.wish.choice', {
      field: t('profiles.attribute.hair_color'),
      value: t('profiles.hair_color.red'),
    });

    await fillSearch(page, t, async (form) => {
      await form.getByLabel(t('discovery.country')).selectOption('BE');
      await form.getByLabel(t('discovery.region')).selectOption('BE-VAN');
      await form.getByText(t('profiles.attribute.hair_color'), { exact: true }).click();
      await form.getByRole('checkbox', { name: t('profiles.hair_color.red') }).check();
      await form.getByText(t('discovery.interests'), { exact: true }).click();
      await form.getByRole('checkbox', { name: t('sites.interest.tattoos') }).check();
      await form.getByRole('switch', { name: t('discovery.hide_fictional') }).check();
    });
    await expect(page).toHaveURL('/members?country=BE&countryregion=BE-VAN&hair_color=red&interests=tattoos');
    await expect(found).toBeVisible();
    await checkScreen(page);

    await page.reload();
    await watch.live(page);
    await expect(found).toBeVisible();
    await chip(red).click();
    await expect(page).not.toHaveURL(/hair_color/);
    await expect(chip(red)).toHaveCount(0);
    await expect(found).toBeVisible();
    await page.goBack();
    await expect(chip(red)).toBeVisible();

    await chips.filter({ hasText: t('discovery.clear') }).click();
    await expect(page).toHaveURL('/members');
    await expect(chips).toHaveCount(0);
  });

  test('a search is saved under a name, run, renamed, removed and restored [DISC-7a]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member(), '/members?country=BE&with_photo=true');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('discovery.saved.save') }).click();
    const saving = page.getByRole('dialog', { name: t('discovery.saved.save') });
    await checkScreen(page);
    await saving.getByLabel(t('discovery.saved.name')).fill('Zuiderburen');
    await saving.getByRole('button', { name: t('discovery.saved.keep') }).click();
    await expect(saving).toBeHidden();

    await main.getByRole('link', { name: t('discovery.clear') }).click();
    await expect(page).toHaveURL('/members');
    await main.getByRole('button', { name: t('discovery.saved.open') }).click();
    const kept = page.getByRole('dialog', { name: t('discovery.saved.title') });
    const notice = kept.getByRole('switch', { name: t('discovery.saved.notice') });
    await notice.click();
    await expect(notice).toBeChecked();
    await kept.getByRole('button', { name: t('discovery.saved.rename', { name: 'Zuiderburen' }) }).click();
    await kept.getByLabel(t('discovery.saved.name')).fill('Over de grens');
    await kept.getByRole('button', { name: t('discovery.saved.keep') }).click();
    const run = kept.getByRole('link', { name: 'Over de grens' });
    await expect(run).toBeVisible();
    await checkScreen(page);
    await kept.getByRole('button', { name: t('discovery.saved.remove', { name: 'Over de grens' }) }).click();
    await expect(run).toHaveCount(0);
    await kept.getByRole('button', { name: t('discovery.saved.undo') }).click();
    await expect(run).toBeVisible();
    await expect(notice).toBeChecked();
    await run.click();
    await expect(page).toHaveURL('/members?country=BE&with_photo=true');
    await expect(kept).toBeHidden();
  });
});

test('a phone extends the list and keeps its position on return [DISC-1e]', { tag: '@phone' }, async ({
  enter,
  member,
  t,
}) => {
  const { page } = await enter(await member(), '/members?gender=female');
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.locator('a[href^="/members/"]') });
  await expect(cards).toHaveCount(20);
  await main.getByRole('button', { name: t('discovery.more') }).click();
  await expect(cards).toHaveCount(40);
  const one = cards.nth(33).getByRole('link');
  const name = await one.innerText();
  await one.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await one.click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(40);
  await expect(cards.nth(33).getByRole('link')).toHaveText(name, { useInnerText: true });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // Returning by the navigation keeps the search and its results.
  const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
  await navigation.getByRole('link', { name: t('shell.messages') }).click();
  await expect(page).toHaveURL('/chats');
  await navigation.getByRole('link', { name: t('shell.members') }).click();
  await expect(page).toHaveURL('/members?gender=female');
  await expect(cards).toHaveCount(40);
});
