import type { Locator } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';
import { fillSearch } from '#tests/support/browser/search-screen.ts';
import { changeProfileAs } from '#tests/support/people/change-profile-as.ts';

inEachLanguage(() => {
  test('a search by place and looks is kept in the address, loses filters one by one, and is cleared [DISC-1d]', async ({
    enter,
    member,
    t,
  }, { project }) => {
    const isMobile = project.use.isMobile === true;
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
    const hairColours = (form: Locator) =>
      form.getByText(t('profiles.attribute.hair_color'), { exact: true });

    await fillSearch(page, t, async (form) => {
      await form.getByLabel(t('discovery.country')).selectOption('BE');
      await form.getByLabel(t('discovery.region')).selectOption('BE-VAN');
      await hairColours(form).click();
      await form.getByRole('checkbox', { name: t('profiles.hair_color.red') }).check();
      await form.getByText(t('discovery.interests'), { exact: true }).click();
      await form.getByRole('checkbox', { name: t('sites.interest.tattoos') }).check();
      await form.getByRole('switch', { name: t('discovery.hide_fictional') }).check();
    });
    await expect(page).toHaveURL(
      /country=BE&countryregion=BE-VAN&min_age=\d+&max_age=\d+&hair_color=red&interests=tattoos&order=nearest/,
    );
    await expect(found).toBeVisible();
    await checkScreen(page);

    await page.reload();
    await watch.live(page);
    await expect(found).toBeVisible();
    if (isMobile) {
      await fillSearch(page, t, (form) =>
        form.getByRole('checkbox', { name: t('profiles.hair_color.red') }).uncheck(),
      );
    } else await chip(red).click();
    await expect(page).not.toHaveURL(/hair_color/);
    await expect(found).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/hair_color=red/);

    // The next visit starts with the last search, until it is cleared.
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('hair_color');
    await page.goto('/members');
    await expect(page).toHaveURL(/hair_color=red/);
    if (isMobile) {
      await main.getByRole('button', { name: /filter/i }).click();
      const sheet = page.getByRole('dialog', { name: t('discovery.filter') });
      await sheet.getByRole('button', { name: t('discovery.clear_short') }).click();
      await sheet
        .getByRole('button', { name: /\d|profile/i })
        .last()
        .click();
    } else await chips.filter({ hasText: t('discovery.clear') }).click();
    await expect(page).not.toHaveURL(/hair_color|country=BE/);
  });

  test('a search is saved under a name, run, renamed, removed and restored [DISC-7a]', async ({
    enter,
    member,
    t,
  }) => {
    const { page } = await enter(await member(), '/members?country=BE&with_photo=true');
    const main = page.getByRole('main');
    const openSheet = () => main.getByRole('button', { name: /filter/i }).click();
    const sheet = page.getByRole('dialog', { name: t('discovery.filter') });
    await openSheet();
    await sheet.getByRole('button', { name: t('discovery.saved.save') }).click();
    const saving = page.getByRole('dialog', { name: t('discovery.saved.save') });
    await checkScreen(page);
    await saving.getByLabel(t('discovery.saved.name')).fill('Zuiderburen');
    await saving.getByRole('button', { name: t('discovery.saved.keep') }).click();
    await expect(saving).toBeHidden();

    await openSheet();
    await sheet.getByRole('button', { name: t('discovery.saved.open') }).click();
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

test('the list is extended and keeps its place on return [DISC-1e, DISC-1f]', async ({
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
  // The first link of a tile is the profile. A mouse on the tile shows the way to the conversation too.
  const one = cards.nth(33).getByRole('link').first();
  const name = await one.innerText();
  await one.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  // The address names the page in sight.
  await expect(page).toHaveURL(/page=2/);
  await one.click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(40);
  await expect(one).toHaveText(name, { useInnerText: true });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // Returning by the navigation keeps the search and its results.
  const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
  await navigation.getByRole('link', { name: t('shell.messages') }).click();
  await expect(page).toHaveURL('/chats');
  await navigation.getByRole('link', { name: t('shell.members') }).click();
  await expect(page).toHaveURL('/members?gender=female');
  await expect(cards).toHaveCount(40);
});

test('the people begin at once: first photo at y <= 130, four faces, words on the pictures [SHELL-18b]', {
  tag: '@phone',
}, async ({ enter, member }) => {
  const { page } = await enter(await member(), '/members?order=active');
  await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible();
  // Notices have their own place and rank (SHELL-13).
  await page.evaluate(() => {
    for (const notice of document.querySelectorAll<HTMLElement>('[class*="banner"]'))
      notice.style.display = 'none';
    window.scrollTo(0, 0);
  });
  const boxes = await page
    .getByRole('main')
    .locator('li a > span:first-child')
    .evaluateAll((pictures) =>
      pictures.slice(0, 4).map((picture) => picture.getBoundingClientRect().toJSON()),
    );
  expect(boxes[0]?.top).toBeLessThanOrEqual(130);
  for (const box of boxes) expect(box.top + box.height * 0.6).toBeLessThan(844 - 64);
});

test('advertisements come with the page, so that they move nobody [DISC-4b, SHELL-18c]', async ({
  member,
  t,
}) => {
  const { client } = await member({ gender: 'male', looking_for: 'female' });
  const page = await (await client.get('/members')).text();
  expect(page).toContain(t('discovery.ad.label'));
});
