import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import { freeLimits, premiumPhotoLimit } from '#contract/ledger/premium-limits.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { CreditsBadge } from '#web/ledger/credits-badge.tsx';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { BuyCreditsLink } from '../buy-credits-link.tsx';
import { getInvoicesQuery } from '../invoices/get-invoices.query.ts';
import { currentAttempt, forgetAttempt, startNewAttempt } from '../orders/order-attempt.ts';
import { orderChoiceKey } from '../orders/order-choice.ts';
import { keepReturnPlace, rememberReturnPlace } from '../orders/return-place.ts';
import { PaymentFacts } from '../outcome/payment-facts.tsx';
import { PaymentOutcome } from '../outcome/payment-outcome.tsx';
import { pollInterval } from '../outcome/poll-interval.ts';
import { AcceptedMethods } from '../packages/accepted-methods.tsx';
import { PackageCards } from '../packages/package-cards.tsx';
import { PremiumComparison } from '../packages/premium-comparison.tsx';
import { isFullyReversed } from '../transactions/is-fully-reversed.ts';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayButton } from './pay-button.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const offers: CreditPackage[] = [
  {
    id: 'p1',
    credits: 30,
    price: euros(2499),
    full_price: null,
    former_price: null,
    lowest_price: euros(2499),
    price_per_message: euros(84),
    popular: false,
  },
  {
    id: 'p2',
    credits: 75,
    price: euros(4999),
    full_price: null,
    former_price: null,
    lowest_price: euros(4999),
    price_per_message: euros(67),
    popular: true,
  },
  {
    id: 'p3',
    credits: 200,
    price: euros(9999),
    full_price: null,
    former_price: null,
    lowest_price: euros(9999),
    price_per_message: euros(50),
    popular: false,
  },
];
const payment = (state: Payment['state']): Payment =>
  somePayment({ state, checkout_url: state === 'pending' ? 'https://bank.example/5' : null });

let client: QueryClient;

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

test('updates the badge with the wallet while the page is open [SHELL-3c]', async () => {
  const hold = (wallet: Wallet) => act(() => client.setQueryData(walletQuery().queryKey, wallet));
  show(<CreditsBadge />, { credits: 11, paid_user: true });
  expect(screen.queryByText('nog 11 credits')).toBeNull();
  hold({ credits: 10, paid_user: true });
  expect(await screen.findByText('nog 10 credits')).toBeTruthy();
  hold({ credits: 0, paid_user: true });
  expect(await screen.findByText('geen credits meer')).toBeTruthy();
});

test('shows credits, final price and price per message of each package, one marked popular [CRED-1a]', () => {
  const target = (id: string) => `/credits/${id}`;
  const { container } = show(<PackageCards packages={offers} discount={null} target={target} />);
  const cards = [...container.querySelectorAll('li')].map((card) => plain(card.textContent));
  expect(cards[0]).toBe('30 credits€ 24,99Eenmalig, inclusief btw€ 0,84 per berichtKies 30 credits');
  expect(cards[1]).toContain('Populair');
  expect(cards[2]).toContain('Voordeligst per bericht');
  expect(screen.getByRole('link', { name: 'Kies 75 credits' }).getAttribute('href')).toBe('/credits/p2');
});

test('compares free and premium by the limits of the service [CRED-1j]', () => {
  show(<PremiumComparison />);
  const rows = screen
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(
        (cell) => cell.querySelector('[role=img]')?.getAttribute('aria-label') ?? cell.textContent,
      ),
    );
  expect(rows).toEqual([
    ['', 'Gratis', 'Premium'],
    ['Gesprekken beginnen', String(freeLimits.conversations), 'Zoveel je wilt'],
    ['Foto’s op je profiel', String(freeLimits.photos), String(premiumPhotoLimit)],
    ['Premiumfoto’s van anderen zien', 'Nee', 'Ja'],
    ['Berichten lezen en likes geven', 'Ja', 'Ja'],
  ]);
});

test('names the reference price of a reduction and never overstates the saving [CRED-1b, CON-11b]', () => {
  const offer = offers[0] as CreditPackage;
  const reduced = { ...offer, price: euros(1999), former_price: euros(2499) };
  const { container } = show(<PackageCards packages={[reduced]} discount={null} target={null} />);
  const card = plain(container.querySelector('li')?.textContent);
  expect(card).toContain('€ 19,9920% korting');
  expect(card).toContain('Was € 24,99*');
  expect(container.querySelectorAll('p.footnote, p[class*=footnote]')).toHaveLength(1);
  expect(plain(container.textContent)).toContain('* De laagste prijs in de 30 dagen voor deze korting.');
  expect(plain(container.querySelector('s')?.textContent)).toBe('€ 24,99');
  // A quarter off 9.90 is 7.425, charged as 7.43.
  const rounded = { ...offer, price: euros(743), former_price: euros(990) };
  const other = show(<PackageCards packages={[rounded]} discount={null} target={null} />).container;
  expect(plain(other.textContent)).toContain('€ 7,4325% korting');
});

test('lists the payment methods before a package is chosen, or says that there are none [CRED-1d, CON-8b]', () => {
  show(<AcceptedMethods methods={['ideal', 'creditcard', 'banktransfer']} />, null, 'en');
  expect(screen.getByText('Payment methods: iDEAL, Credit card, Bank transfer')).toBeTruthy();
  show(<AcceptedMethods methods={[]} />);
  expect(screen.getByText('Betalen kan op dit moment niet. Probeer het later nog eens.')).toBeTruthy();
});

test.each([
  ['nl', 'Bestelling met betalingsverplichting', 'Totaal, inclusief btw'],
  ['en', 'Order with obligation to pay', 'Total, VAT included'],
] as const)(
  'shows the whole order in %s above a button with the words of the law [CRED-1a, LANG-5b, CON-7a, CON-8a, CON-10]',
  (language, words, total) => {
    let paid = 0;
    const [offer] = offers;
    if (!offer) throw new Error('no offer');
    const { container } = show(
      <>
        <OrderSummary offer={offer} />
        <PayButton country="NL" busy={false} disabled={false} pay={() => (paid += 1)} />
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

test('says buy and pay on the button in a country with another law [CRED-12e, CON-7b]', () => {
  show(<PayButton country="US" busy={false} disabled={false} pay={() => {}} />);
  expect(screen.getByRole('button', { name: 'Nu kopen en betalen' })).toBeTruthy();
});

test('gives every payment method the same look and the same distance [CRED-4a, GATE-3b]', () => {
  const { container } = show(
    <MethodChoice
      methods={['ideal', 'applepay', 'paypal']}
      chosen="ideal"
      choose={() => {}}
      disabled={false}
    />,
  );
  const cards = [...container.querySelectorAll('label')];
  expect(cards.map((card) => card.querySelector('input')?.value)).toEqual(['ideal', 'applepay', 'paypal']);
  const [look, ...others] = cards.map((card) => [card, ...card.children].map((part) => part.className));
  for (const other of others) expect(other).toEqual(look);
});

test('says for each payment state what happened and what to do now [CRED-4b]', () => {
  show(<PaymentOutcome payment={payment('failed')} />);
  expect(screen.getByText('Betaling mislukt')).toBeTruthy();
  expect(screen.getByText('De betaling is mislukt of geannuleeerd.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Opnieuw proberen' }).getAttribute('href')).toBe(
    '/credits/p1/ideal',
  );
});

test('links a pending payment to its checkout and a completed one back to its chat [CRED-4b]', () => {
  show(<PaymentOutcome payment={payment('pending')} />).unmount();
  rememberReturnPlace('/chats/9', null);
  keepReturnPlace(5);
  show(<PaymentOutcome payment={{ ...payment('completed'), made_premium: true }} />, {
    credits: 33,
    paid_user: true,
  });
  expect(screen.getByText('30 credits zijn bijgeschreven.')).toBeTruthy();
  expect(screen.getByText('Je bent nu premium.')).toBeTruthy();
  expect(screen.getByText('Je hebt nu 33 credits.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terug naar je gesprek' }).getAttribute('href')).toBe('/chats/9');
});

test('announces a full reversal, and lists a partial one among the facts [CRED-4b, CRED-10c]', () => {
  const paid = payment('completed');
  show(<PaymentOutcome payment={{ ...paid, reversed: paid.price }} />).unmount();
  expect(isFullyReversed({ ...paid, reversed: euros(100) })).toBe(false);
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

test('links a paid payment to its numbered invoices, and an unpaid one to none [CRED-10b]', () => {
  const id = payment('completed').payment_id;
  const written = { issued_at: '2026-11-21T10:00:00.000Z', country: 'NL', vat_percentage: 21 };
  const money = { net: euros(2065), vat: euros(434), gross: euros(2499) };
  client.setQueryData(getInvoicesQuery(id).queryKey, {
    invoices: [
      { id: 7, kind: 'invoice', number: 12, ...written, ...money },
      { id: 8, kind: 'credit_note', number: 15, ...written, ...money },
    ],
  });
  const open = show(<PaymentFacts payment={payment('pending')} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  open.unmount();
  show(<PaymentFacts payment={{ ...payment('completed'), invoice: true }} />);
  const found = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1] ?? null]);
  expect(found).toEqual([
    ['Factuur 000012 (pdf)', 'id=7'],
    ['Creditfactuur 000015 (pdf)', 'id=8'],
    ['Al je betalingen en credits', null],
  ]);
});

test('links to premium before the first purchase and to credits after it [CRED-1a]', () => {
  show(<BuyCreditsLink />, { credits: 0, paid_user: false }).unmount();
  show(<BuyCreditsLink person={{ id: 9, name: 'Erik' }} />, { credits: 0, paid_user: true });
  const link = screen.getByRole('link', { name: 'Credits kopen' });
  expect(link.getAttribute('href')).toBe('/credits');
});

test('keeps the same choice as one order until its final state was seen [CRED-5e]', () => {
  const first = currentAttempt('p1 ideal');
  expect(currentAttempt('p1 ideal')).toEqual(first);
  expect(currentAttempt('p2 ideal').clientId).not.toBe(first.clientId);
  const again = startNewAttempt('p2 ideal');
  expect(currentAttempt('p2 ideal')).toEqual(again);
  forgetAttempt();
  expect(currentAttempt('p2 ideal')).not.toEqual(again);
});

test('makes a new order if a checkbox changed after the checkout [CON-3d]', () => {
  const order = { package: 'p1', payment_method: 'ideal', price: euros(2499) } as const;
  expect(orderChoiceKey({ ...order, start_now: false })).toBe(orderChoiceKey(order));
  expect(orderChoiceKey({ ...order, start_now: true })).not.toBe(orderChoiceKey(order));
});

test('polls only a pending payment, less often as it gets older [CRED-4b]', () => {
  const born = Date.parse(payment('pending').created_at);
  expect(pollInterval(payment('pending'), born + 1000)).toBe(4000);
  expect(pollInterval(payment('pending'), born + 600_000)).toBe(20_000);
  expect(pollInterval(payment('completed'), born)).toBe(false);
});
