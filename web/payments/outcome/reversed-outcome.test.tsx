import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

const withdrawn = (given: Partial<Payment>): Payment =>
  somePayment({
    ...{ payment_method: 'directdebit', reversed: { amount: 2499, currency: 'EUR' } },
    ...given,
  });

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 })));
afterEach(() => vi.unstubAllGlobals());

async function show(language: Locale, payment: Payment) {
  await loadLanguage(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: () => <PaymentOutcome payment={payment} /> }]);
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
  const by = '2026-12-02T10:00:00.000Z';
  const { container } = await show(language, withdrawn({ refund: 'pending', refund_by: by }));
  const intl = intlFor(language);
  expect(
    screen.getByText(intl.formatMessage({ id: 'payments.transaction.refund_waits_title' })),
  ).toBeTruthy();
  for (const words of [intl.formatDate(by, { dateStyle: 'long' }), '24', '99'])
    expect(container.textContent).toContain(words);
});

test.each(locales)('says in %s that the bank returned the money already [CRED-11g]', async (language) => {
  const { container } = await show(language, withdrawn({ bank_returned: true }));
  const intl = intlFor(language);
  expect(
    screen.getByText(intl.formatMessage({ id: 'payments.transaction.bank_returned_title' })),
  ).toBeTruthy();
  for (const words of ['24', '99']) expect(container.textContent).toContain(words);
});
