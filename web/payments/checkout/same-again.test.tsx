import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { type PaymentMethod, paymentMethods } from '#contract/payments/payment-method.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { getPaymentQuery } from '../orders/get-payment.query.ts';
import { repeatedPayment } from '../orders/same-again.ts';
import { NextSteps } from '../outcome/return-link.tsx';
import { TransactionRow } from '../transactions/transaction-row.tsx';
import { EarlierOrder } from './earlier-order.tsx';
import { RepeatCard } from './repeat-card.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const offer: CreditPackage = {
  id: 'p1',
  credits: 30,
  price: euros(2499),
  full_price: null,
  former_price: null,
  lowest_price: euros(2499),
  price_per_message: euros(84),
  popular: false,
};
const kept = (method: PaymentMethod): RepeatOrder => ({
  package: 'p1',
  credits: 30,
  price: euros(2499),
  full_price: null,
  former_price: null,
  discount_code: null,
  method,
  mandate: { id: 3, method, last_four: '4242' },
  debit_date: null,
  start_now_needed: true,
});

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

interface Known {
  readonly last?: Payment | null;
  readonly order?: RepeatOrder | null;
  readonly language?: 'nl' | 'en';
}

function show(page: ReactNode, { last = null, order = null, language = 'nl' }: Known = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(getRepeatOrderQuery().queryKey, { order, reason: null, open: null, last });
  if (last) client.setQueryData(getPaymentQuery(last.payment_id).queryKey, last);
  const Stub = createRoutesStub([{ path: '*', Component: () => <main>{page}</main> }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const words = () => document.querySelector('main')?.textContent?.replace(/\u00a0/g, ' ') ?? '';
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each(paymentMethods)('offers the last order by %s again in one tap [CRED-1f]', (payment_method) => {
  const last = somePayment({ payment_method });
  const to = `/credits/p1/${payment_method}?again=5`;
  show(<RepeatCard packages={[offer]} />, { last }).unmount();
  show(<NextSteps payment={last} />, { last }).unmount();
  show(
    <>
      <RepeatCard packages={[offer]} />
      <TransactionRow payment={last} />
    </>,
    { last },
  );
  expect(addressOf('Nog een keer')).toBe(to);
  expect(addressOf('30 credits nog een keer bestellen')).toBe(to);
  expect(repeatedPayment(new URL(to, 'http://vonk.example').searchParams)).toBe(5);
});

test('repeats the last order with a kept card without a checkout [CRED-1f, CRED-7a]', () => {
  const last = somePayment({ payment_method: 'creditcard' });
  const known = { last, order: kept('creditcard') };
  show(
    <>
      <RepeatCard packages={[offer]} />
      <NextSteps payment={last} />
      <TransactionRow payment={last} />
    </>,
    known,
  );
  expect(addressOf('Bekijk en bestel')).toBe('/credits/repeat-order');
  expect(addressOf('Nog een keer')).toBe('/credits/repeat-order');
  expect(addressOf('30 credits nog een keer bestellen')).toBe('/credits/repeat-order');
});

test('offers the newest order beside an older one with a kept card [CRED-1f]', () => {
  show(<RepeatCard packages={[offer]} />, { last: somePayment(), order: kept('creditcard') });
  expect(addressOf('Bekijk en bestel')).toBe('/credits/repeat-order');
  expect(addressOf('Nog een keer')).toBe('/credits/p1/ideal?again=5');
});

test.each([
  ['nl', 'Vorige keer betaalde je € 18,74 met korting. Nu kost het € 24,99.'],
  ['en', 'Last time you paid €18.74 with a discount. Today it costs €24.99.'],
] as const)('says in %s that the price changed since the last order [CRED-1f]', (language, said) => {
  const cheaper = somePayment({ price: euros(1874), full_price: euros(2499) });
  const notice = <EarlierOrder payment={5} offer={offer} methods={['ideal']} />;
  show(<RepeatCard packages={[offer]} />, { last: cheaper, language }).unmount();
  show(notice, { last: cheaper, language });
  expect(words()).toBe(said);
});

test('says nothing about the earlier order if nothing changed [CRED-1f]', () => {
  show(<EarlierOrder payment={5} offer={offer} methods={['ideal']} />, { last: somePayment() });
  expect(words()).toBe('');
});

test('says that the method of the earlier order is not offered now [CRED-1f]', () => {
  show(<EarlierOrder payment={5} offer={offer} methods={['paypal']} />, { last: somePayment() });
  expect(words()).toBe('iDEAL kan nu niet bij deze bestelling. Kies een andere betaalwijze.');
});

test('does not repeat an order that was not paid or whose money all went back [CRED-1f]', () => {
  const back = somePayment({ reversed: euros(2499) });
  for (const payment of [back, somePayment({ state: 'failed' }), somePayment({ state: 'pending' })]) {
    const { unmount } = show(<TransactionRow payment={payment} />, { last: null });
    expect(screen.queryByRole('link', { name: '30 credits nog een keer bestellen' })).toBeNull();
    unmount();
  }
});
