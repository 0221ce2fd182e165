import { firstLoad } from '#tests/support/browser/first-load.ts';
import { entryCookie, expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { checkScreen } from '#tests/support/browser/screen.ts';

inEachLanguage((language) => {
  test('[SHELL-2] [LANG-2] the front page is good without any framework script', async ({ visitor, t }) => {
    const { page } = await visitor();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(t('sites.niche.general.title'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('content.front.title', { niche: 'general' }),
    );
    await checkScreen(page);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/page-[\w-]+\.js$/)]);
  });

  test('[ACC-1] [SHELL-12] with JavaScript off the front page warns once, and leads to signing up', async ({
    visitor,
    t,
  }) => {
    const { page } = await visitor({ javaScriptEnabled: false });
    await page.context().clearCookies({ name: entryCookie });
    await page.goto('/');
    const warning = page.getByRole('dialog', { name: t('shell.entry.title', { age: 18 }) });
    await warning.getByRole('button', { name: t('shell.entry.enter', { age: 18 }) }).click();
    await expect(page).toHaveURL('/');
    await expect(warning).toHaveCount(0);
    await page
      .getByRole('link', { name: t('content.front.sign_up') })
      .first()
      .click();
    await expect(page).toHaveURL('/signup');
  });

  test('[SHELL-5] the front page leads to pages of information and back', async ({ visitor, t }) => {
    const { page } = await visitor();
    await page.goto('/');
    for (const name of ['shell.terms', 'shell.privacy', 'shell.cookies', 'shell.support']) {
      await page
        .getByRole('navigation', { name: t('shell.footer') })
        .getByRole('link', { name: t(name) })
        .click();
      await expect(page).toHaveURL(/\/pages\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkScreen(page);
    }
    await page.getByRole('link', { name: t('shell.home', { name: t('sites.niche.general.name') }) }).click();
    await expect(page).toHaveURL('/');
  });
});

// What was measured last; a build that is heavier by more than a twentieth is looked at before it goes out.
const grown = 1.05;

test('[B17] [B18] nobody made the first load heavier unseen', { tag: '@phone' }, () => {
  expect(firstLoad('discovery/pages/members-page', 'nl').scripts).toBeLessThan(213_400 * grown);
  expect(firstLoad('chat/pages/chats-page', 'nl').scripts).toBeLessThan(198_800 * grown);
  expect(firstLoad('content/pages/front-page', 'nl').styles).toBeLessThan(19_300 * grown);
});

test('[SHELL-2] [LANG-4] a visitor chooses another country than the one their address tells, and it is kept', {
  tag: '@phone',
}, async ({ visitor, t }) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto('/pages/terms');
  await page.getByLabel(t('sites.country.label')).selectOption('BE');
  await page.getByRole('button', { name: t('sites.country.choose') }).click();
  await expect(page).toHaveURL('/pages/terms');
  await expect(page.getByLabel(t('sites.country.label'))).toHaveValue('BE');
  await page.goto('/');
  await expect(page.getByLabel(t('sites.country.label'))).toHaveValue('BE');
});

const names = { nl: 'Nederlands', en: 'English' } as const;

test('[LANG-2] the language of the front page changes by its form and is kept', { tag: '@desktop' }, async ({
  visitor,
  t,
}) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  const menu = (current: keyof typeof names) =>
    page.getByLabel(`${current === 'nl' ? t('shell.language') : 'Language'}: ${names[current]}`);
  await page.goto('/');
  await menu('nl').click();
  await page.getByRole('button', { name: names.en }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/pages/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await menu('en').click();
  await page.getByRole('button', { name: names.nl }).click();
  await expect(page).toHaveURL('/pages/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
