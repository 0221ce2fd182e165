import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { CreditMovement } from '#contract/ledger/list-movements.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { draftsKey } from '#web/platform/browser/stored-drafts.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { keepReturnPlace, rememberReturnPlace } from '../orders/return-place.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const me = someUser();
const purchase: CreditMovement = {
  number: 4,
  at: '2026-11-21T10:00:00.000Z',
  reason: 'purchase',
  credits: 30,
  balance: 32,
  bought: 30,
  paid: [euros(2499)],
  payment_id: 5,
};

let movements: CreditMovement[];

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  movements = [{ ...purchase, number: 5, reason: 'message', credits: -1, balance: 31 }, purchase];
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('/api/credits.php')
      ? Response.json({ movements, has_more: false })
      : Response.json({ order: null, reason: null, open: null, last: null }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(payment: Payment, { language = 'nl' as 'nl' | 'en', closed = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(walletQuery().queryKey, (): Wallet | null => ({ credits: 31, paid_user: true }));
  client.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: me });
  const Stub = createRoutesStub([
    { path: '*', Component: () => <PaymentOutcome payment={payment} closed={closed} /> },
  ]);
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

const shown = (text: string) =>
  screen.findByText((_, node) => node?.textContent?.replace(/\u00a0/g, ' ') === text);

const leftDraft = () => {
  localStorage.setItem(draftsKey(me.id), JSON.stringify({ 9: 'En wat doe je graag?' }));
  rememberReturnPlace('/chats/9', { id: 9, name: 'Erik' });
  keepReturnPlace(5);
};

test.each([
  ['nl', 'Van 2 naar 32 credits'],
  ['en', 'From 2 to 32 credits'],
] as const)(
  'says in %s how many credits there were before and after the purchase [CRED-1i]',
  async (language, said) => {
    show(somePayment(), { language });
    expect((await screen.findByText(said)).closest('dl')).toBeTruthy();
  },
);

test('says the balance if the purchase is not among the newest movements [CRED-1i]', async () => {
  movements = [];
  show(somePayment());
  expect(await screen.findByText('Je hebt nu 31 credits.')).toBeTruthy();
});

test('says what premium opens, what the discount saved and where the invoice is [CRED-1i]', async () => {
  const discounted = { price: euros(1874), full_price: euros(2499), discount_code: 'WELCOME25' };
  show(somePayment({ ...discounted, made_premium: true, invoice: true }));
  expect(screen.getByText('Meer dan 2 gesprekken beginnen')).toBeTruthy();
  expect(screen.getByText('Premiumfoto’s van anderen zien')).toBeTruthy();
  expect(await shown('€ 6,25 bespaard')).toBeTruthy();
  expect(screen.getByText('De bevestiging staat in je mail, je factuur hieronder.')).toBeTruthy();
});

test('names no premium and no discount that the order did not bring [CRED-1i]', () => {
  const { container } = show(somePayment());
  const names = [...container.querySelectorAll('dt')].map((name) => name.textContent);
  expect(names).toEqual(['Credits', 'Bewijs van je aankoop']);
});

test.each(['failed', 'cancelled'] as const)(
  'says after a %s payment that the draft is still there, and what to do [CRED-1i]',
  (state) => {
    leftDraft();
    show(somePayment({ state }));
    expect(screen.getByText('Je bericht aan Erik is er nog.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Opnieuw proberen' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Terug naar Erik, je bericht staat klaar' });
    expect(back.getAttribute('href')).toBe('/chats/9');
  },
);

test('says that the buyer may go on while a payment is pending, and leads back [CRED-1i]', () => {
  leftDraft();
  const pending = somePayment({ state: 'pending', checkout_url: 'https://bank.example/5' });
  show(pending).unmount();
  show(pending);
  expect(screen.getByText(/je kunt intussen terug naar je gesprekken/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Terug naar Erik/ }).getAttribute('href')).toBe('/chats/9');
});
