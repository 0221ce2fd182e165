import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { OpenOrderNotice } from '../orders/open-order-notice.tsx';
import { currentAttempt, forgetAttempt } from '../orders/order-attempt.ts';
import { type Order, orderChoiceKey } from '../orders/order-choice.ts';
import { useOrder } from '../orders/use-order.ts';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import CreditsPage from './credits-page.tsx';
import PremiumPage from './premium-page.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const open: OpenOrder = {
  payment_id: 4,
  credits: 30,
  price: euros(1874),
  payment_method: 'ideal',
  checkout_url: 'https://bank.example/4',
  held_until: null,
  has_discount: true,
};
const packages = (open_order: OpenOrder | null) => ({
  ...{ country: 'NL', packages: [], payment_methods: [], discount: null, keepable: [] },
  keep_cap: euros(9999),
  open_order,
});
const reserved = {
  ...{ type: 'x', title: 'x', status: 409, code: 'discount_code_reserved', detail: 'Al gebruikt' },
  params: { payment: 4 },
};

let client: QueryClient;
/** The paths of the calls, in their order. */
let calls: string[];

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetAttempt();
  calls = [];
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { retry: false } },
  });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(walletQuery().queryKey, (): Wallet | null => ({ credits: 2, paid_user: false }));
  client.setQueryData(getRepeatOrderQuery().queryKey, { order: null, reason: null, open: null, last: null });
});
afterEach(() => vi.unstubAllGlobals());

const shown = { cancel: '/api/cancel-payment.php', order: '/api/payment.php', packages: '/api/packages.php' };

/** Answers each path with its responses in turn, then with the last one. */
function answer(given: Readonly<Record<string, readonly (() => Response | Promise<Response>)[]>>) {
  const left = new Map(Object.entries(given).map(([path, list]) => [path, [...list]]));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    const list = left.get(pathname) ?? [() => Response.json(packages(null))];
    const [next] = list.length > 1 ? list.splice(0, 1) : list;
    return next?.();
  });
}

const Place = () => <output>{useLocation().pathname}</output>;

const show = (page: ReactNode, language: 'nl' | 'en' = 'nl') => {
  const Page = () => (
    <>
      {page}
      <Place />
    </>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={['/credits/p1']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const place = () => document.querySelector('output')?.textContent;
const notice = () => screen.queryByRole('region', { name: 'Je hebt nog een bestelling open' });
const replace = () => fireEvent.click(screen.getByRole('button', { name: 'Annuleren en hier bestellen' }));

test('resumes an open order at its bank in one tap, or on its page without a bank page [CRED-13g]', () => {
  const { unmount } = show(<OpenOrderNotice order={open} />);
  expect(notice()?.textContent?.replace(/\u00a0/g, ' ')).toContain('30 credits voor € 18,74');
  expect(screen.getByRole('link', { name: 'Verder met die bestelling' }).getAttribute('href')).toBe(
    'https://bank.example/4',
  );
  unmount();
  show(<OpenOrderNotice order={{ ...open, checkout_url: null }} />);
  expect(screen.getByRole('link', { name: 'Verder met die bestelling' }).getAttribute('href')).toBe(
    '/transactions/4',
  );
});

test('cancels an open order in one tap and refetches the packages [CRED-13g]', async () => {
  answer({ [shown.cancel]: [() => Response.json(somePayment({ state: 'cancelled' }))] });
  client.setQueryData(getPackagesQuery().queryKey, packages(open));
  show(<CreditsPage />);
  replace();
  await waitFor(() => expect(notice()).toBeNull());
  expect(calls).toEqual([shown.cancel, shown.packages]);
});

test('opens the order if it turns out to be paid [CRED-13g]', async () => {
  answer({ [shown.cancel]: [() => Response.json(somePayment())] });
  show(<OpenOrderNotice order={open} />);
  replace();
  await waitFor(() => expect(place()).toBe('/transactions/4'));
});

test('keeps the notice with the error if cancelling fails [CRED-13g]', async () => {
  answer({
    [shown.cancel]: [() => Response.json({ ...reserved, code: 'payment_under_way' }, { status: 409 })],
  });
  show(<OpenOrderNotice order={open} />);
  replace();
  expect((await screen.findByRole('alert')).textContent).toBe('Al gebruikt');
  expect(notice()).toBeTruthy();
});

test.each([
  ['nl', /Je hebt bestelling 4 geannuleerd, maar je bank kan hem nog afronden tot 5 december 2026\./],
  ['en', /You cancelled order 4, but your bank can still complete it until (5 December|December 5,) 2026\./],
] as const)('says in %s until when a cancelled order holds the discount [CRED-13g]', (language, said) => {
  const held = { ...open, checkout_url: null, held_until: '2026-12-05T10:00:00.000Z' };
  show(<OpenOrderNotice order={held} />, language);
  expect(document.querySelector('section')?.textContent).toMatch(said);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['/credits', CreditsPage],
  ['/premium', PremiumPage],
] as const)('shows an open order on %s [CRED-13g]', (_path, Page) => {
  client.setQueryData(getPackagesQuery().queryKey, packages(open));
  show(<Page />);
  expect(notice()).toBeTruthy();
});

const wanted: Order = {
  ...{ package: 'p2', payment_method: 'ideal', price: euros(3749), discount_code: 'WELCOME25' },
} as Order;

function PayButton({ replaces }: { replaces: OpenOrder | null }) {
  const { order, busy, error } = useOrder();
  return (
    <button type="button" onClick={() => order(wanted, replaces)}>
      {busy ? 'busy' : error ? 'refused' : 'pay'}
    </button>
  );
}

const pay = () => fireEvent.click(screen.getByRole('button', { name: 'pay' }));
const refusal = () => Response.json(reserved, { status: 409 });
const placed = () => Response.json(somePayment({ payment_id: 8, state: 'pending' }));
const cancelled = (held_until: string | null = null): Payment =>
  somePayment({ payment_id: 4, state: 'cancelled', held_until });

test('replaces the open order that is shown when the buyer presses pay, without a refusal [CRED-13g]', async () => {
  answer({ [shown.order]: [placed], [shown.cancel]: [() => Response.json(cancelled())] });
  show(<PayButton replaces={open} />);
  pay();
  await waitFor(() => expect(place()).toBe('/transactions/8'));
  expect(calls).toEqual([shown.cancel, shown.order]);
});

test('resumes the open order if the buyer presses pay for the same choice [CRED-13g]', async () => {
  currentAttempt(orderChoiceKey(wanted));
  answer({ [shown.order]: [() => Response.json(somePayment({ payment_id: 4, state: 'pending' }))] });
  show(<PayButton replaces={open} />);
  pay();
  await waitFor(() => expect(place()).toBe('/transactions/4'));
  expect(calls).toEqual([shown.order]);
});

test('replaces an open order that turns out to hold the discount [CRED-13g]', async () => {
  // The buyer ordered this before, in vain.
  currentAttempt(orderChoiceKey(wanted));
  answer({ [shown.order]: [refusal, placed], [shown.cancel]: [() => Response.json(cancelled())] });
  show(<PayButton replaces={{ ...open, has_discount: false }} />);
  pay();
  await waitFor(() => expect(place()).toBe('/transactions/8'));
  expect(calls).toEqual([shown.order, shown.cancel, shown.order]);
});

test('replaces an open order without a discount, even if its bank does not answer [CRED-13g]', async () => {
  const plain = { ...open, has_discount: false };
  for (const end of [
    () => Response.json(cancelled()),
    () => Response.json(cancelled('2026-12-05T10:00:00.000Z')),
    () => Response.json({ ...reserved, code: 'payment_provider_unavailable' }, { status: 409 }),
  ]) {
    calls = [];
    answer({ [shown.order]: [placed], [shown.cancel]: [end] });
    const { unmount } = show(<PayButton replaces={plain} />);
    pay();
    await waitFor(() => expect(place()).toBe('/transactions/8'));
    expect(calls).toEqual([shown.cancel, shown.order]);
    forgetAttempt();
    unmount();
  }
});

test('leaves a bank transfer alone, because its money may be under way, and says so [CRED-13g]', async () => {
  const transfer: OpenOrder = { ...open, has_discount: false, payment_method: 'banktransfer' };
  answer({ [shown.order]: [placed] });
  show([<OpenOrderNotice key="notice" order={transfer} />, <PayButton key="pay" replaces={transfer} />]);
  expect(notice()?.textContent).toContain('Al overgemaakt? Dan hoef je niets te doen.');
  pay();
  await waitFor(() => expect(place()).toBe('/transactions/8'));
  expect(calls).toEqual([shown.order]);
});

test('shows the open order instead of a new one if it was paid meanwhile [CRED-13g]', async () => {
  answer({ [shown.cancel]: [() => Response.json(somePayment({ payment_id: 4 }))] });
  show(<PayButton replaces={open} />);
  pay();
  await waitFor(() => expect(place()).toBe('/transactions/4'));
});

test('orders nothing at a higher price if the bank of the open order may still complete it [CRED-13g]', async () => {
  const until = () => Response.json(cancelled('2026-12-05T10:00:00.000Z'));
  answer({ [shown.cancel]: [until] });
  show(<PayButton replaces={open} />);
  pay();
  await waitFor(() => expect(calls).toEqual([shown.cancel]));
  expect(await screen.findByRole('button', { name: 'pay' })).toBeTruthy();
  expect(place()).toBe('/credits/p1');
});

test('never cancels an order that the page does not show [CRED-13g]', async () => {
  answer({ [shown.order]: [refusal] });
  show(<PayButton replaces={null} />);
  pay();
  expect(await screen.findByRole('button', { name: 'refused' })).toBeTruthy();
  expect(calls).toEqual([shown.order]);
});

test('is ready again and shows the open order when the browser goes back from the bank [CRED-13h]', async () => {
  answer({ [shown.order]: [() => new Promise<Response>(() => {})] });
  client.setQueryData(getPackagesQuery().queryKey, packages(null));
  show(
    <>
      <PayButton replaces={null} />
      <CreditsPage />
    </>,
  );
  pay();
  expect(await screen.findByRole('button', { name: 'busy' })).toBeTruthy();
  answer({ [shown.packages]: [() => Response.json(packages(open))] });
  // The browser restores the page from its back-forward cache.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByRole('button', { name: 'pay' })).toBeTruthy();
  await waitFor(() => expect(notice()).toBeTruthy());
});
