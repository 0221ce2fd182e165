import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { useCreditPrice } from './credit-price.ts';
import { discountsQuery } from './discounts.ts';

let client: QueryClient;

beforeAll(() => Promise.all(locales.map(loadLanguage)));

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
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
    NL: {
      ...{ costs: 50, currency: 'EUR' as const },
      cheapest_package: { credits: 200, price: 9999, lowest_price: 9999 },
    },
    NO: {
      ...{ costs: 575, currency: 'NOK' as const },
      cheapest_package: { credits: 200, price: 114900, lowest_price: 114900 },
    },
  },
};

/** The price of this many credits in a payment country. */
const worth = (credits: number, wallet: Wallet | null, chosen: string | null = null) => {
  const settings = { ...pricedSettings, geoip_selected_country: chosen };
  client.setQueryData(settingsQuery().queryKey, { settings });
  const { container, unmount } = show(<Worth credits={credits} />, wallet);
  const said = plain(container.querySelector('p')?.textContent);
  unmount();
  return said;
};

test('values credits by the last purchase, rounded up, and before it by the cheapest price [CRED-12c, CON-9a]', () => {
  const last_purchase = { price: euros(2499), credits: 30 };
  expect(worth(3, { credits: 5, paid_user: true, last_purchase })).toBe('€ 2,50');
  expect(worth(1, { credits: 5, paid_user: true, last_purchase })).toBe('€ 0,84');
  expect(worth(3, { credits: 5, paid_user: false, last_purchase: null })).toBe('vanaf € 1,50');
  expect(worth(1, null)).toBe('vanaf € 0,50');
  expect(worth(0, null)).toBe('niets');
});

test('values credits in the currency of the payment country, whatever the last purchase cost [CRED-15c]', () => {
  const last_purchase = { price: euros(2499), credits: 30 };
  expect(worth(1, null, 'NO')).toBe('vanaf NOK 5,75');
  expect(worth(1, { credits: 5, paid_user: true, last_purchase }, 'NO')).toBe('vanaf NOK 5,75');
  expect(worth(1, { credits: 5, paid_user: true, last_purchase }, 'JP')).toBe('€ 0,84');
});

test('takes the running newcomer discount off the price of a message, as the packages do [CRED-15c]', () => {
  const running = { code: 'WELCOME25', value_percentage: 25, expires: '2099-01-01T00:00:00.000Z' };
  const welcome = { ...running, seconds_left: 500 };
  client.setQueryData<unknown>(discountsQuery().queryKey, { time_bonus: null, welcome, held: null });
  const newcomer = { credits: 5, paid_user: false, last_purchase: null };
  expect(worth(1, newcomer)).toBe('vanaf € 0,38');
  expect(worth(1, newcomer, 'NO')).toBe('vanaf NOK 4,31');
  client.setQueryData<unknown>(discountsQuery().queryKey, { time_bonus: null, welcome: null, held: null });
  expect(worth(1, newcomer)).toBe('vanaf € 0,50');
});
