import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import { type SomeSale, someSale } from '#tests/support/samples/some-sale.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { useCreditPrice } from './credit-price.ts';
import { discountsQuery } from './discounts.ts';
import { getPackagesQuery } from './packages/get-packages.query.ts';

let client: QueryClient;

beforeAll(() => Promise.all(locales.map(loadLanguage)));

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (page: ReactNode, wallet: Wallet | null = null, language: Locale = 'nl') => {
  client.setQueryData(walletQuery().queryKey, wallet);
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <Stub />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

function Worth({ credits }: { credits: number }) {
  return <p>{useCreditPrice(credits) ?? 'niets'}</p>;
}

const pricedSettings = {
  ...testSettings,
  countries: ['NL', 'NO'],
  minimum_message_costs: {
    NL: { costs: 50, currency: 'EUR' as const },
    NO: { costs: 575, currency: 'NOK' as const },
  },
};

const norwegian: SomeSale = {
  ...{ country: 'NO', currency: 'NOK', prices: [11_900, 28_900, 57_900, 114_900] },
};

/** The price of this many credits in a payment country, with what is on sale there. */
const worth = (
  credits: number,
  wallet: Wallet | null,
  { chosen = null, sale = {} }: { chosen?: string | null; sale?: SomeSale | null } = {},
) => {
  const settings = { ...pricedSettings, geoip_selected_country: chosen };
  client.setQueryData(settingsQuery().queryKey, { settings });
  client.removeQueries({ queryKey: getPackagesQuery().queryKey });
  if (sale) client.setQueryData(getPackagesQuery().queryKey, someSale(sale));
  const { container, unmount } = show(<Worth credits={credits} />, wallet);
  const said = plain(container.querySelector('p')?.textContent);
  unmount();
  return said;
};

const newcomer = { credits: 5, paid_user: false, last_purchase: null };
const buyer = { credits: 5, paid_user: true, last_purchase: { price: euros(2499), credits: 30 } };

test('says what credits cost at the last purchase, rounded up, and before it the cheapest price [CRED-12c, CON-9a, CHAT-5c]', () => {
  expect(worth(3, buyer)).toBe('bij je laatste aankoop € 2,50');
  expect(worth(1, buyer)).toBe('bij je laatste aankoop € 0,84');
  expect(worth(3, newcomer)).toBe('vanaf € 1,50');
  expect(worth(1, newcomer)).toBe('vanaf € 0,50');
  expect(worth(0, newcomer)).toBe('niets');
});

test('loads no packages for a buyer, and names no price before they are loaded [CHAT-5c]', () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json(someSale());
  });
  expect(worth(1, buyer, { sale: null })).toBe('bij je laatste aankoop € 0,84');
  expect(asked).toEqual([]);
  expect(worth(1, newcomer, { sale: null })).toBe('niets');
  expect(asked).toEqual(['/api/packages.php']);
});

test('names the price without a discount if the packages cannot be loaded [CHAT-5c, CON-9a]', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'x', status: 400, title: '', detail: '' }, { status: 400 }),
  );
  client.setQueryData(settingsQuery().queryKey, { settings: pricedSettings });
  const { container } = show(<Worth credits={3} />, newcomer);
  await waitFor(() => expect(plain(container.querySelector('p')?.textContent)).toBe('vanaf € 1,50'), {
    timeout: 10_000,
  });
});

test('values credits in the currency of the payment country, whatever the last purchase cost [CRED-15c]', () => {
  const norway = { chosen: 'NO', sale: norwegian };
  expect(worth(1, newcomer, norway)).toBe('vanaf NOK 5,75');
  expect(worth(1, buyer, norway)).toBe('vanaf NOK 5,75');
  expect(worth(1, buyer, { chosen: 'JP' })).toBe('bij je laatste aankoop € 0,84');
});

test.each(locales)('words both prices in %s [CHAT-5c]', (language) => {
  client.setQueryData(settingsQuery().queryKey, { settings: pricedSettings });
  client.setQueryData(getPackagesQuery().queryKey, someSale());
  const words = [newcomer, buyer].map((wallet) => {
    const { container, unmount } = show(<Worth credits={1} />, wallet, language);
    const said = plain(container.querySelector('p')?.textContent) ?? '';
    unmount();
    return said;
  });
  expect(words[0]).toMatch(/(^|\D)0[.,]50/);
  expect(words[1]).toMatch(/(^|\D)0[.,]84/);
});

test('names the price of the package cards, with the running newcomer discount [CRED-15c, CHAT-5c]', () => {
  const running = { code: 'WELCOME25', value_percentage: 25, expires: '2099-01-01T00:00:00.000Z' };
  const discount = { ...running, seconds_left: 500 };
  client.setQueryData<unknown>(discountsQuery().queryKey, {
    ...{ time_bonus: null, welcome: discount, held: null },
  });
  const reduced = { discount };
  const cards = someSale(reduced).packages.map(({ price_per_message: each }) => each.amount);
  expect(Math.min(...cards)).toBe(38);
  expect(worth(1, newcomer, { sale: reduced })).toBe('vanaf € 0,38');
  expect(worth(1, newcomer, { chosen: 'NO', sale: { ...norwegian, discount } })).toBe('vanaf NOK 4,31');
});

test('loads the packages again when the discount in their prices ends [CHAT-5c]', async () => {
  const welcome = {
    ...{ code: 'WELCOME25', value_percentage: 25, expires: '2099-01-01T00:00:00.000Z', seconds_left: 500 },
  };
  client.setQueryData(settingsQuery().queryKey, { settings: pricedSettings });
  client.setQueryData(getPackagesQuery().queryKey, someSale({ discount: welcome }));
  client.setQueryData<unknown>(discountsQuery().queryKey, { time_bonus: null, welcome: null, held: null });
  vi.stubGlobal('fetch', async () => Response.json(someSale()));
  const { container } = show(<Worth credits={1} />, newcomer);
  await waitFor(() => expect(plain(container.querySelector('p')?.textContent)).toBe('vanaf € 0,50'));
});
