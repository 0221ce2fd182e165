import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/screen.ts';
import { fetchSiteSettings } from '#tests/support/sites/fetch-site-settings.ts';

const hosts = {
  general: 'localhost',
  she: 'she.localhost',
  bdsm: 'bdsm.localhost',
  bbw: 'bbw.localhost',
  gilf: 'gilf.localhost',
  milf: 'milf.localhost',
  gay: 'gay.localhost',
} as const;

test('seven hosts answer as siblings with their own title, texts, accent, picture, search and people [SITE-1a, SITE-2a, SITE-2b, SITE-2d, FIC-3a]', {
  tag: '@desktop',
}, async ({ visitor, address: own, t }) => {
  const { page } = await visitor();
  const seen = { accent: new Set(), art: new Set(), lead: new Set(), fields: new Set() };
  for (const [niche, host] of Object.entries(hosts)) {
    const address = new URL(own);
    address.hostname = host;
    await page.goto(address.href);
    await expect(page).toHaveTitle(t(`sites.niche.${niche}.title`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      t(`sites.niche.${niche}.description`),
    );
    const name = t(`sites.niche.${niche}.name`);
    await expect(page.getByRole('link', { name: t('shell.home', { name }) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('content.front.title', { niche }));
    await expect(page.getByText(t('content.front.lead', { name, niche }))).toBeVisible();

    for (const said of ['exist', 'who', 'meet'])
      await expect(page.getByText(t(`content.front.honest_${said}`))).toBeVisible();
    const shown = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href*="/members/"]') });
    await expect(shown).toHaveCount(6);
    const label = t('sites.fictional.singular');
    await expect(shown.filter({ hasText: label })).toHaveCount(6);

    seen.lead.add(t('content.front.lead', { name, niche }));
    seen.fields.add((await fetchSiteSettings(page)).search_fields.join());
    seen.art.add(await page.locator('main svg').first().innerHTML());
    seen.accent.add(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
    );
  }
  for (const different of Object.values(seen)) expect(different.size).toBe(Object.keys(hosts).length);
});

test('regions are requested once per visit [SITE-4c]', { tag: '@phone' }, async ({ visitor, t }) => {
  const { page } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/regions.php')) asked.push(request.url());
  });
  await open(page, '/login');
  const signUp = page.getByRole('main').getByRole('link', { name: t('accounts.log_in.sign_up') });
  const dialog = page.getByRole('dialog');
  const answered = page.waitForResponse(/regions\.php/);
  await signUp.click();
  await answered;
  await dialog.getByRole('button', { name: t('kit.close') }).click();
  await expect(dialog).toBeHidden();
  // Simulates that an hour has passed. Data with a limited freshness would be requested again.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  await signUp.click();
  await expect(dialog.getByRole('heading', { name: t('accounts.sign_up.title_gender') })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an unknown host gets the default site [SITE-1b]', { tag: '@phone' }, async ({
  visitor,
  address: own,
  t,
}) => {
  const { page } = await visitor();
  const address = new URL(own);
  address.hostname = 'nobody.localhost';
  await page.goto(address.href);
  await expect(page).toHaveTitle(t('sites.niche.general.title'));
});
