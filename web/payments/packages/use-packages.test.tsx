import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { discountedPackage } from '#contract/payments/discounted-package.ts';
import type { getPackages } from '#contract/payments/get-packages.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { NewcomerDiscounts, RunningDiscount } from '#contract/payments/running-discount.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { discountsQuery } from '../discounts.ts';
import { getPackageQuery, getPackagesQuery } from './get-packages.query.ts';
import { PackageCards } from './package-cards.tsx';
import { usePackages } from './use-packages.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const plain = (id: CreditPackage['id'], credits: number, amount: number, each: number): CreditPackage => ({
  ...{ id, credits, price: euros(amount), full_price: null, former_price: null, lowest_price: euros(amount) },
  ...{ price_per_message: euros(each), popular: false },
});
const full = [plain('p0', 10, 999, 100), plain('p1', 30, 2499, 84)];
const terms = { value_percentage: 25, currency: null, minimum_order_value: null };
const reduced = full.map((offer) => discountedPackage(offer, terms, 1) ?? offer);

let round = 0;

/** Each test has its own expiry times. */
const running = (code: string, seconds_left: number): RunningDiscount => ({
  code,
  value_percentage: 25,
  expires: new Date(Date.UTC(2026, 11, 5, 12) + (round + seconds_left) * 1000).toISOString(),
  seconds_left,
});
let bonus: RunningDiscount;
let welcome: RunningDiscount;

let client: QueryClient;
let asked: string[];

const answerOf = (
  packages: CreditPackage[],
  discount: RunningDiscount | null,
): AnswerOf<typeof getPackages> => ({
  ...{ country: 'NL', packages, payment_methods: ['ideal'], discount, open_order: null },
  ...{ keepable: [], keep_cap: euros(9999) },
});

const holdDiscounts = (given: NewcomerDiscounts) => client.setQueryData(discountsQuery().queryKey, given);

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  asked = [];
  round += 1;
  bonus = running('TIMEBONUS25', 5);
  welcome = running('WELCOME25', 1000);
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const wallet: Wallet = { credits: 0, paid_user: false };
  client.setQueryData(walletQuery().queryKey, wallet);
  holdDiscounts({ time_bonus: bonus, welcome, held: null });
  // After the bonus the welcome discount is in the price of p1, and no longer in that of p0.
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    const packages = full.map((offer, place) => (place === 0 ? offer : (reduced[place] ?? offer)));
    return Response.json(answerOf(packages, welcome));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const show = (Page: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl', 'Europe/Amsterdam')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const Cards = () => {
  const { packages, discount } = usePackages();
  return <PackageCards packages={packages} discount={discount} target={null} />;
};

const Summary = () => {
  const { packages, discount } = usePackages('p1');
  const offer = packages.find(({ id }) => id === 'p1');
  return offer ? <OrderSummary offer={offer} inPrice={discount?.code} /> : null;
};

const cards = () =>
  [...document.querySelectorAll('li')].map((card) => card.textContent?.replace(/\u00a0/g, ' ') ?? '');

test('shows end, countdown and the price per message with the discount on each reduced card [CRED-9e, CRED-1a]', async () => {
  client.setQueryData(getPackagesQuery().queryKey, answerOf(reduced, bonus));
  show(Cards);
  await pass(0);
  const [p0, p1] = cards();
  expect(p0).toContain('€ 7,49');
  expect(p0).toContain('€ 0,75 per bericht');
  expect(p0).toContain('Eindigt 5 dec, 13:00. Nog 00:00:05');
  expect(p1).toContain('€ 0,63 per bericht');
  expect(p1).toContain('Nog 00:00:05');
  await pass(2);
  expect(cards()[0]).toContain('Nog 00:00:03');
  expect(asked).toEqual([]);
});

test('reloads the prices at zero and goes on with the next discount [CRED-9e, CRED-9b]', async () => {
  client.setQueryData(getPackagesQuery().queryKey, answerOf(reduced, bonus));
  show(Cards);
  await pass(5.1);
  expect(asked).toHaveLength(1);
  const [p0, p1] = cards();
  expect(p0).toContain('€ 9,99');
  expect(p0).not.toContain('Eindigt');
  expect(p1).toContain('€ 18,74');
  expect(p1).toContain('Nog 00:16:3');
  await pass(20);
  expect(asked).toHaveLength(1);
});

test('reloads prices that were fetched before the discount ended [CRED-9e]', async () => {
  holdDiscounts({ time_bonus: null, welcome, held: null });
  client.setQueryData(getPackagesQuery().queryKey, answerOf(reduced, bonus));
  show(Cards);
  await pass(0.1);
  expect(asked).toHaveLength(1);
  expect(cards()[0]).toContain('€ 9,99');
});

test('shows end and countdown in the order, and reloads its price at zero [CRED-9e]', async () => {
  client.setQueryData(getPackageQuery('p1').queryKey, answerOf(reduced, bonus));
  show(Summary);
  await pass(0);
  expect(document.body.textContent).toContain('Nog 00:00:05');
  expect(document.body.textContent?.replace(/\u00a0/g, ' ')).toContain('€ 0,63 per bericht');
  await pass(5.1);
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('timer').textContent).toContain('Nog 00:16:3');
});

test('gives the ribbon and the filled button to the popular package, and to none without one [CRED-1g]', async () => {
  const looks = async (popular: CreditPackage['id'] | null) => {
    const packages = full.map((offer) => ({ ...offer, popular: offer.id === popular }));
    const target = (id: string) => `/credits/${id}`;
    const { unmount } = show(() => <PackageCards packages={packages} discount={null} target={target} />);
    await pass(0);
    const links = screen.getAllByRole('link').map(({ className }) => className);
    const ribbons = screen.queryAllByText('Populair').length;
    unmount();
    return { links, ribbons };
  };
  const [first, none] = [await looks('p0'), await looks(null)];
  expect([first.ribbons, none.ribbons]).toEqual([1, 0]);
  expect(first.links[0]).not.toBe(first.links[1]);
  expect(none.links).toEqual([first.links[1], first.links[1]]);
});
