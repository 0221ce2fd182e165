import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreditPackage } from '#contract/credits/package.ts';
import type { Payment } from '#contract/credits/payment.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { BuyCreditsLink } from './buy-credits-link.tsx';
import { CreditsBadge } from './credits-badge.tsx';
import { OrderSummary } from './parts/order-summary.tsx';
import { PackageCards } from './parts/package-cards.tsx';
import { PayButton } from './parts/pay-button.tsx';
import { PaymentFacts } from './parts/payment-facts.tsx';
import { PaymentOutcome } from './parts/payment-outcome.tsx';
import { attemptAt, forgetAttempt, newAttempt } from './state/attempt.ts';
import { choiceOf } from './state/choice-of.ts';
import { isReversed } from './state/is-reversed.ts';
import { pollEvery } from './state/poll-every.ts';
import { readWayBack, rememberWayBack } from './state/way-back.ts';
import { type Wallet, walletQuery } from './wallet.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const offers: CreditPackage[] = [
  { id: 'p1', credits: 30, price: euros(2499), price_per_message: euros(84), popular: false },
  { id: 'p2', credits: 75, price: euros(4999), price_per_message: euros(67), popular: true },
  { id: 'p3', credits: 200, price: euros(9999), price_per_message: euros(50), popular: false },
];
const payment = (state: Payment['state']): Payment => ({
  payment_id: 5,
  package: 'p1',
  credits: 30,
  price: euros(2499),
  payment_method: 'ideal',
  state,
  reversed: null,
  checkout_url: state === 'pending' ? 'https://bank.example/5' : null,
  created_at: '2026-11-21T10:00:00.000Z',
});

let client: QueryClient;

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

beforeEach(() => {
  sessionStorage.clear();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
});

const show = (page: ReactNode, wallet: Wallet | null = null, language: Locale = 'nl', at = '/chats/9') => {
  client.setQueryData(walletQuery().queryKey, wallet);
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={[at]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

test('[SHELL-3] the badge follows the wallet while the page is open', async () => {
  const hold = (wallet: Wallet) => act(() => client.setQueryData(walletQuery().queryKey, wallet));
  show(<CreditsBadge />, { credits: 11, paid_user: true });
  expect(screen.queryByText('nog 11 credits')).toBeNull();
  hold({ credits: 10, paid_user: true });
  expect(await screen.findByText('nog 10 credits')).toBeTruthy();
  hold({ credits: 0, paid_user: true });
  expect(await screen.findByText('geen credits meer')).toBeTruthy();
});

test('[CRED-1] a package shows its credits, final price and price per message; one is popular', () => {
  const { container } = show(<PackageCards packages={offers} target={(id) => `/credits/${id}`} />);
  const cards = [...container.querySelectorAll('li')].map((card) => plain(card.textContent));
  expect(cards[0]).toBe('30 credits€ 24,99€ 0,84 per berichtKies 30 credits');
  expect(cards[1]).toContain('Populair');
  expect(cards[2]).toContain('Voordeligst per bericht');
  expect(screen.getByRole('link', { name: 'Kies 75 credits' }).getAttribute('href')).toBe('/credits/p2');
});

test.each([
  ['nl', 'Bestelling met betalingsverplichting', 'Totaal, inclusief btw'],
  ['en', 'Order with obligation to pay', 'Total, VAT included'],
] as const)(
  '[CRED-1] in %s the order says all above a button in the words of the law',
  (language, words, total) => {
    let paid = 0;
    const [offer] = offers;
    if (!offer) throw new Error('no offer');
    const { container } = show(
      <>
        <OrderSummary offer={offer} />
        <PayButton busy={false} disabled={false} pay={() => (paid += 1)} />
      </>,
      null,
      language,
    );
    expect(plain(container.textContent)).toMatch(
      new RegExp(`30 credits.*30 .*${total}.*24[,.]99.*${words}$`),
    );
    fireEvent.click(screen.getByRole('button', { name: words }));
    expect(paid).toBe(1);
  },
);

test('[CRED-4] each state of a payment says what happened and what to do now', () => {
  show(<PaymentOutcome payment={payment('failed')} />);
  expect(screen.getByText('Betaling mislukt')).toBeTruthy();
  expect(screen.getByText('De betaling is mislukt of geannuleeerd.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Opnieuw proberen' }).getAttribute('href')).toBe(
    '/credits/p1/ideal',
  );
});

test('[CRED-4] a pending payment leads on to its checkout, a completed one back to the chat it came from', () => {
  show(<PaymentOutcome payment={payment('pending')} />).unmount();
  rememberWayBack('/chats/9');
  show(<PaymentOutcome payment={payment('completed')} />, { credits: 33, paid_user: true });
  expect(
    screen.getByText(/30 credits zijn bijgeschreven\. Je bent nu premium\. Je hebt nu 33 credits\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terug naar je gesprek' }).getAttribute('href')).toBe('/chats/9');
});

test('[CRED-4] [CRED-10] a payment whose money went back says so, a part of it is a line among the facts', () => {
  const paid = payment('completed');
  show(<PaymentOutcome payment={{ ...paid, reversed: paid.price }} />).unmount();
  expect(isReversed({ ...paid, reversed: euros(100) })).toBe(false);
  const { container } = show(
    <>
      <PaymentOutcome payment={{ ...paid, reversed: paid.price }} />
      <PaymentFacts payment={{ ...paid, reversed: euros(100) }} />
    </>,
    { credits: 3, paid_user: true },
  );
  expect(screen.getByRole('heading', { name: 'Je geld is teruggeboekt' })).toBeTruthy();
  expect(plain(container.querySelector('dl')?.textContent)).toContain('Teruggeboekt€ 1,00');
});

test('[CRED-1] the way to buy is premium before the first purchase and credits after; it remembers the page', () => {
  show(<BuyCreditsLink />, { credits: 0, paid_user: false }).unmount();
  show(<BuyCreditsLink />, { credits: 0, paid_user: true });
  const link = screen.getByRole('link', { name: 'Credits kopen' });
  expect(link.getAttribute('href')).toBe('/credits');
  fireEvent.click(link);
  expect(readWayBack()).toBe('/chats/9');
});

test('[CRED-1] only a place of our own is a way back', () => {
  for (const path of ['//evil.example', 'https://evil.example', '/credits/p1', '/transactions/5'])
    rememberWayBack(path);
  expect(readWayBack()).toBeNull();
});

test('[CRED-5] the same choice is the same order until its end was seen', () => {
  const first = attemptAt('p1 ideal');
  expect(attemptAt('p1 ideal')).toEqual(first);
  expect(attemptAt('p2 ideal').clientId).not.toBe(first.clientId);
  const again = newAttempt('p2 ideal');
  expect(attemptAt('p2 ideal')).toEqual(again);
  forgetAttempt();
  expect(attemptAt('p2 ideal')).not.toEqual(again);
});

test('[CON-3] back from the checkout with another tick it is another order', () => {
  const order = { package: 'p1', payment_method: 'ideal', price: euros(2499) } as const;
  expect(choiceOf({ ...order, start_now: false })).toBe(choiceOf(order));
  expect(choiceOf({ ...order, start_now: true })).not.toBe(choiceOf(order));
});

test('[CRED-4] only a pending payment is looked at again, less often as it gets older', () => {
  const born = Date.parse(payment('pending').created_at);
  expect(pollEvery(payment('pending'), born + 1000)).toBe(4000);
  expect(pollEvery(payment('pending'), born + 600_000)).toBe(20_000);
  expect(pollEvery(payment('completed'), born)).toBe(false);
});
