import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/screen.ts';

/** The served countries and the sign of their currency in Dutch. */
const countries = {
  ...{ NL: '€', BE: '€', DE: '€', AT: '€', FR: '€', IE: '€', FI: '€', IT: '€', ES: '€' },
  ...{ GB: '£', US: 'US$', CA: 'C$', AU: 'AU$', NZ: 'NZ$', CH: 'CHF' },
  ...{ DK: 'DKK', NO: 'NOK', SE: 'SEK', PL: 'PLN' },
} as const;

/** The currencies that the words of a page name, without scripts and the list of options. */
const currenciesOn = async (request: APIRequestContext, path: string): Promise<string[]> => {
  const reply = await request.get(path, { maxRedirects: 0 });
  expect(reply.status(), path).toBe(200);
  const words = (await reply.text()).replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ');
  const found = words.match(
    /(?:US|AU|NZ|C)\$|\$|€|£|\b(?:EUR|GBP|USD|CAD|AUD|NZD|CHF|DKK|NOK|SEK|PLN|kr|zł)\b/g,
  );
  return [...new Set(found)];
};

test('names one currency on each price page in every served country [CRED-15c, CRED-15a]', async ({
  member,
  enter,
  visitor,
}) => {
  test.slow();
  const { page } = await enter(await member());
  const { page: stranger } = await visitor();
  for (const [country, sign] of Object.entries(countries)) {
    for (const [{ request }, paths] of [
      [page, ['/premium', '/pricing', '/credits', '/credits/p0', '/credits/p3']],
      [stranger, ['/pricing', '/']],
    ] as const) {
      const headers = { 'x-request-type': 'client' };
      const chosen = await request.post('/api/country.php', { data: { country }, headers });
      expect(chosen.status(), country).toBe(200);
      for (const path of paths) {
        const found = await currenciesOn(request, path);
        expect(found, `${country} ${path}`).toEqual(path === '/' ? [] : [sign]);
      }
    }
  }
});

test('lets the buyer change the country of the prices at the checkout without losing the package [CRED-15a]', async ({
  member,
  enter,
}, info) => {
  const { page } = await enter(await member());
  await open(page, '/credits/p2');
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Prijzen voor' }).selectOption('BE');
  await expect(page.getByRole('radio', { name: /Bancontact/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/credits\/p2$/);
  await expect(page.getByText('75 credits').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Prijzen voor' }).selectOption('PL');
  await expect(page.getByText(/PLN/).first()).toBeVisible();
  await expect(page.getByText('€')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Prijzen voor' })).toHaveValue('PL');
  for (const [path, name] of [
    ['/credits/p2', 'checkout'],
    ['/premium', 'premium'],
  ] as const) {
    await open(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true });
    }
  }
});
