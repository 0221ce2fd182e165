import { expect, test } from '#tests/support/journey.ts';

const hosts = {
  general: 'localhost',
  she: 'she.localhost',
  bdsm: 'bdsm.localhost',
  bbw: 'bbw.localhost',
  gilf: 'gilf.localhost',
  milf: 'milf.localhost',
  gay: 'gay.localhost',
} as const;

test('[SITE-1] [SITE-2] seven hosts answer with their own name, title and accent', async ({
  visitor,
  address: own,
  t,
}) => {
  const { page } = await visitor();
  const accents = new Set<string>();
  for (const [niche, host] of Object.entries(hosts)) {
    const address = new URL(own);
    address.hostname = host;
    await page.goto(address.href);
    await expect(page).toHaveTitle(t(`sites.niche.${niche}.title`));
    await expect(
      page.getByRole('link', { name: t('shell.home', { name: t(`sites.niche.${niche}.name`) }) }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('content.front.title', { niche }));
    accents.add(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
    );
  }
  expect(accents.size).toBe(Object.keys(hosts).length);
});

test('[SITE-1] a host nobody knows gets the default site', async ({ visitor, address: own, t }) => {
  const { page } = await visitor();
  const address = new URL(own);
  address.hostname = 'nobody.localhost';
  await page.goto(address.href);
  await expect(page).toHaveTitle(t('sites.niche.general.title'));
});
