import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { paymentMethods } from '#contract/payments/payment-method.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { PackageCards } from '../packages/package-cards.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';

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

const offer: CreditPackage = {
  ...{ id: 'p1', credits: 30, price: euros(2499), full_price: null, former_price: null },
  ...{ lowest_price: euros(2499), price_per_message: euros(84), popular: false },
};

test.each([
  ['NL', 'nl', 'Totaal, inclusief btw', 'Eenmalig, inclusief btw'],
  ['US', 'en', 'Total, taxes included', 'One-time, taxes included'],
  ['GB', 'en', 'Total, VAT included', 'One-time, VAT included'],
] as const)(
  'names the tax of %s in a price as buyers there know it [CRED-15a, CON-10]',
  (country, language, total, note) => {
    const settings = { ...testSettings, countries: [country], geoip_selected_country: country };
    client.setQueryData(settingsQuery().queryKey, { settings });
    const page = (
      <>
        <OrderSummary offer={offer} />
        <PackageCards packages={[offer]} discount={null} target={null} />
      </>
    );
    const { container } = show(page, null, language);
    expect(container.textContent).toContain(total);
    expect(container.textContent).toContain(note);
  },
);

test('names the card brands on the row of the cards, and every method in every language [CRED-15b, CRED-4e]', () => {
  const names = locales.map((language) => {
    const { container, unmount } = show(
      <MethodChoice methods={paymentMethods} chosen="ideal" choose={() => {}} disabled={false} />,
      null,
      language,
    );
    const rows = [...container.querySelectorAll('label')].map((row) => row.textContent);
    unmount();
    return rows;
  });
  for (const rows of names) {
    expect(rows).toHaveLength(paymentMethods.length);
    expect(rows.join()).not.toContain('payments.method');
    const brands = rows.filter((row) => row.includes('VisaMastercardAmerican Express'));
    expect(brands).toHaveLength(1);
  }
});
