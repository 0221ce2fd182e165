import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { TransactionRow } from '../transactions/transaction-row.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

const withdrawn = (given: Partial<Payment>): Payment =>
  somePayment({
    ...{ payment_method: 'directdebit', reversed: { amount: 2499, currency: 'EUR' } },
    ...given,
  });

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 })));
afterEach(() => vi.unstubAllGlobals());

const by = '2026-12-02T10:00:00.000Z';

async function show(language: Locale, what: ReactNode) {
  await loadLanguage(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: () => what }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={['/']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

test.each(locales)('says in %s why a refund waits and until when [CRED-11g, SEPA-8b]', async (language) => {
  const { container } = await show(
    language,
    <PaymentOutcome payment={withdrawn({ refund: 'pending', refund_by: by })} />,
  );
  const intl = intlFor(language);
  expect(
    screen.getByText(intl.formatMessage({ id: 'payments.transaction.refund_waits_title' })),
  ).toBeTruthy();
  for (const words of [intl.formatDate(by, { dateStyle: 'long' }), '24', '99'])
    expect(container.textContent).toContain(words);
});

test.each(locales)('says in %s that the bank returned the money already [CRED-11g]', async (language) => {
  const { container } = await show(language, <PaymentOutcome payment={withdrawn({ bank_returned: true })} />);
  const intl = intlFor(language);
  expect(
    screen.getByText(intl.formatMessage({ id: 'payments.transaction.bank_returned_title' })),
  ).toBeTruthy();
  for (const words of ['24', '99']) expect(container.textContent).toContain(words);
});

test('shows a refund that waits as money to come, not as money returned [CRED-10c, CRED-11g]', async () => {
  const payment = withdrawn({ refund: 'pending', refund_by: by });
  const { unmount } = await show('nl', <TransactionRow payment={payment} />);
  expect(screen.getByText('Je krijgt je geld terug')).toBeTruthy();
  expect(screen.queryByText('Teruggeboekt')).toBeNull();
  unmount();
  await show('nl', <PaymentFacts payment={payment} />);
  expect(screen.getByText('Je krijgt terug')).toBeTruthy();
  expect(screen.queryByText('Teruggeboekt')).toBeNull();
});
