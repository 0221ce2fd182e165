import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { NoRepeat, RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import { noRepeat } from '#contract/payments/get-repeat-order.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { KeepMethod } from '../checkout/keep-method.tsx';
import { RepeatCard as Card } from '../checkout/repeat-card.tsx';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { orderChoiceKey } from '../orders/order-choice.ts';
import { FailureReason } from '../outcome/failure-reason.tsx';
import { retryOptions } from '../outcome/retry-options.ts';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import RepeatOrderPage from './repeat-order-page.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const last: RepeatOrder = {
  package: 'p2',
  credits: 75,
  price: euros(4999),
  full_price: null,
  former_price: null,
  discount_code: null,
  method: 'creditcard',
  mandate: { id: 3, method: 'creditcard', last_four: '4242' },
  debit_date: null,
  start_now_needed: true,
};
const packages = {
  country: 'NL',
  packages: [
    {
      id: 'p2' as const,
      credits: 75,
      price: euros(4999),
      full_price: null,
      former_price: null,
      lowest_price: euros(4999),
      price_per_message: euros(67),
      popular: true,
    },
  ],
  payment_methods: ['creditcard' as const],
  open_order: null,
  discount: null,
  keepable: ['creditcard' as const],
  keep_cap: euros(9999),
};

const RepeatCard = () => <Card packages={packages.packages} />;

let sent: Record<string, unknown>[];

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({}, { status: 500 });
    sent.push(await request.json());
    return Response.json({ ...somePayment({ state: 'pending' }), payment_id: 8, checkout_url: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (
  Page: () => React.ReactNode,
  order: RepeatOrder | null,
  reason: NoRepeat | null = null,
  { running = null, open = null }: { running?: number | null; open?: OpenOrder | null } = {},
) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(getRepeatOrderQuery().queryKey, { order, reason, open: running, last: null });
  client.setQueryData(getPackagesQuery().queryKey, { ...packages, open_order: open });
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/transactions/8', Component: () => <h1>Transactie</h1> },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const pay = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' }));

test('shows a repeated order with price, unticked consent and worded button, and no text field [CRED-7a, MEET-8, CON-3e]', async () => {
  const { container } = show(RepeatOrderPage, last);
  expect(container.textContent?.replace(/\u00a0/g, ' ')).toMatch(
    /Creditcard eindigend op 4242.*75 credits.*€ 49,99.*Bestelling met betalingsverplichting/,
  );
  expect(container.querySelectorAll('input:not([type="checkbox"])')).toHaveLength(0);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByRole('link', { name: 'Andere betaalwijze' }).getAttribute('href')).toBe('/credits/p2');
  pay();
  await screen.findByRole('heading', { name: 'Transactie' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    package: 'p2',
    payment_method: 'creditcard',
    price: euros(4999),
    mandate: 3,
    start_now: false,
  });
  expect(sent[0]?.client_id).toBeTruthy();
});

test("names the day of a repeated direct debit and includes today's discount [CRED-7a, PAY-33a]", async () => {
  const reduced = { ...last, price: euros(3749), full_price: euros(4999), former_price: euros(4999) };
  show(RepeatOrderPage, {
    ...reduced,
    discount_code: 'WELCOME25',
    method: 'directdebit',
    mandate: { id: 4, method: 'directdebit', last_four: '4300' },
    debit_date: '2026-11-25',
  });
  expect(screen.getByText('Wordt afgeschreven op woensdag 25 november 2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  pay();
  await screen.findByRole('heading', { name: 'Transactie' });
  expect(sent[0]).toMatchObject({ discount_code: 'WELCOME25', mandate: 4, start_now: true });
});

test('says before the pay button that a charge has not ended, with the way to it [CRED-7a, CRED-13g]', () => {
  show(RepeatOrderPage, last, null, { running: 6 });
  expect(screen.getByRole('alert').textContent).toContain('Je vorige betaling met deze kaart loopt nog.');
  expect(screen.getByRole('link', { name: 'Naar die bestelling' }).getAttribute('href')).toBe(
    '/transactions/6',
  );
  pay();
  expect(sent.filter((call) => 'package' in call)).toEqual([]);
});

test('replaces the open order that is shown above a repeated one [CRED-7a, CRED-13g]', async () => {
  show(RepeatOrderPage, last, null, {
    open: {
      ...{ payment_id: 4, credits: 30, price: euros(2499), payment_method: 'ideal' as const },
      ...{ checkout_url: 'https://bank.example/4', held_until: null, has_discount: false },
    },
  });
  expect(screen.getByRole('region', { name: 'Je hebt nog een bestelling open' })).toBeTruthy();
  pay();
  await screen.findByRole('heading', { name: 'Transactie' });
  expect(sent.map(({ id, mandate }) => id ?? mandate)).toEqual([4, 3]);
});

test('links the card to the repeat order, and hides the card if nothing can be repeated [CRED-7a, CRED-1e]', () => {
  show(RepeatCard, last).unmount();
  show(RepeatCard, null, 'mandate_ended').unmount();
  expect(screen.queryByText('Herhaal je laatste bestelling')).toBeNull();
  show(RepeatCard, last);
  expect(screen.getByRole('link', { name: 'Bekijk en bestel' }).getAttribute('href')).toBe(
    '/credits/repeat-order',
  );
});

test.each(noRepeat.options)(
  'explains why nothing can be repeated (%s) and links to the packages [CRED-7a]',
  (reason) => {
    show(RepeatOrderPage, null, reason);
    expect(screen.getAllByRole('heading')[1]?.textContent).not.toContain('credits.');
    expect(screen.getByRole('link', { name: 'Kies een pakket' }).getAttribute('href')).toBe('/credits');
  },
);

test('offers an unticked checkbox to keep a card, with its maximum and how to end it [CRED-7b, PAY-26a]', () => {
  let kept = false;
  const Tick = () => (
    <KeepMethod
      checked={kept}
      change={(on) => {
        kept = on;
      }}
      disabled={false}
      method="creditcard"
      cap={euros(9999)}
    />
  );
  const { container } = show(Tick, null);
  const said = container.textContent?.replace(/\u00a0/g, ' ');
  expect(said).toContain('Bewaar mijn kaart');
  expect(said).toContain('tot € 99,99 per bestelling');
  expect(said).toContain('Instellingen');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(kept).toBe(true);
  const order = { package: 'p1', payment_method: 'creditcard', price: euros(2499) } as const;
  expect(orderChoiceKey({ ...order, keep_method: true })).not.toBe(orderChoiceKey(order));
  expect(orderChoiceKey({ ...order, mandate: 3 })).not.toBe(orderChoiceKey(order));
});

test('offers retry, PayPal if available, and other methods after a failed recurring card [CRED-7c]', () => {
  const failed = {
    package: 'p1',
    payment_method: 'creditcard',
    failure: 'declined',
    repeated: true,
  } as const;
  const to = (payment: Parameters<typeof retryOptions>[0], offered: Parameters<typeof retryOptions>[1]) =>
    retryOptions(payment, offered).map((way) => way.to);
  expect(to(failed, ['creditcard', 'paypal'])).toEqual([
    '/credits/repeat-order',
    '/credits/p1/paypal',
    '/credits/p1',
  ]);
  expect(to(failed, ['creditcard'])).toEqual(['/credits/repeat-order', '/credits/p1']);
  // The shopper must be present for it, or use another card (SEPA-11).
  expect(to({ ...failed, failure: 'authentication_required' }, [])).toEqual([
    '/credits/p1/creditcard',
    '/credits/p1',
  ]);
  expect(to({ ...failed, failure: 'expired' }, [])[0]).toBe('/credits/p1/creditcard');
  const debit = { ...failed, payment_method: 'directdebit', failure: null, repeated: false } as const;
  expect(to(debit, [])[0]).toBe('/directdebit?package=p1');
});

test('shows the reason of a failed payment if the bank gave one [CRED-7c]', () => {
  const reason = (failure: 'insufficient_funds' | 'other') => () => (
    <FailureReason payment={{ ...somePayment({ state: 'failed' }), failure }} />
  );
  show(reason('insufficient_funds'), null).unmount();
  const { container } = show(reason('other'), null);
  expect(container.querySelector('p')).toBeNull();
});
