import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import { type CreditMovement, movementReason } from '#contract/ledger/list-movements.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { MovementRow } from '#web/ledger/movement-row.tsx';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { HeldOrder } from '../orders/held-order.tsx';
import { LogInToSee } from '../outcome/log-in-to-see.tsx';
import { PaymentOutcome } from '../outcome/payment-outcome.tsx';
import { TransferDetails } from '../outcome/transfer-details.tsx';
import { MovementList } from './movement-list.tsx';
import { TransactionList } from './transaction-list.tsx';
import { TransactionRow } from './transaction-row.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const transfer = { iban: 'NL13TEST0123456789', bic: 'TESTNL2A', name: 'Testbank', reference: 'TB 1234' };
const pending = somePayment({ state: 'pending', payment_method: 'banktransfer', transfer });

const movement = (given: Partial<CreditMovement> = {}): CreditMovement => ({
  number: 7,
  at: '2026-11-21T10:00:00.000Z',
  reason: 'message',
  credits: -1,
  balance: 29,
  bought: 1,
  paid: [euros(84)],
  payment_id: null,
  ...given,
});

let client: QueryClient;

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
});

afterEach(() => vi.unstubAllGlobals());

const Place = () => <output>{useLocation().pathname}</output>;

const show = (page: ReactNode, language: Locale = 'nl') => {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          {page}
          <Place />
          <Toasts />
        </>
      ),
    },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={['/here']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ') ?? '';
const said = () => plain(document.body.textContent);

/** Returns the given responses in turn, then repeats the last one. */
const answers = (...given: readonly (() => Response)[]) => {
  const called = vi.fn(async (_request: Request) =>
    (given[called.mock.calls.length - 1] ?? given.at(-1))?.(),
  );
  vi.stubGlobal('fetch', called);
  return called;
};

test('shows the exact transfer details and copies them in the form that banks accept [CRED-4d, PAY-36a]', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  show(<TransferDetails payment={pending} />);
  expect(said()).toContain('NL13 TEST 0123 4567 89');
  expect(said()).toContain('€ 24,99');
  expect(said()).not.toMatch(/ontvangen|binnengekomen/);
  for (const [name, copied] of [
    ['Bedrag', '24,99'],
    ['IBAN', 'NL13TEST0123456789'],
    ['Op naam van', 'Testbank'],
    ['Kenmerk', 'TB 1234'],
    ['BIC', 'TESTNL2A'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: `Kopiëren: ${name}` }));
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(copied));
    expect(await screen.findByRole('button', { name: `Gekopieerd: ${name}` })).toBeTruthy();
  }
});

test('says that it waits for a transfer, and never that the money arrived [CRED-4d, PAY-36b]', () => {
  show(<PaymentOutcome payment={pending} />, 'en');
  expect(screen.getByRole('heading', { name: 'Waiting for your bank transfer' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['To your messages']);
});

test('shows amount and day of a direct debit, and allows to cancel until the bank has it [CRED-6d, SEPA-3d]', () => {
  const debit = somePayment({ state: 'pending', payment_method: 'directdebit', debit_date: '2026-11-25' });
  const { unmount } = show(<PaymentOutcome payment={debit} />);
  expect(said()).toContain('Op woensdag 25 november 2026 schrijven we € 24,99 van je rekening af');
  expect(screen.getByRole('button', { name: 'Bestelling annuleren' })).toBeTruthy();
  unmount();
  show(<PaymentOutcome payment={{ ...debit, debit_date: null }} />);
  expect(screen.getByRole('heading', { name: 'We wachten op je bank' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks a suspended member for no payment, but lets them cancel the order [DSA-6c]', () => {
  const open = somePayment({ state: 'pending', checkout_url: 'https://bank.example/5' });
  const { unmount } = show(<PaymentOutcome payment={open} closed />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bestelling annuleren' })).toBeTruthy();
  unmount();
  show(<PaymentOutcome payment={somePayment({ state: 'failed' })} closed />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('cancels a pending order after a confirmation and caches the result [CRED-8c, PAY-33e]', async () => {
  const called = answers(() => Response.json(somePayment({ state: 'cancelled' })));
  show(<PaymentOutcome payment={pending} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  const dialog = screen.getByRole('dialog', { name: 'Bestelling annuleren?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Niet annuleren' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(called).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bestelling annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const kept = client.getQueryData<Payment>(['payments/get-payment', { id: 5 }]);
  expect(kept?.state).toBe('cancelled');
});

test('reports an order that was paid meanwhile, and keeps an error in the dialog [CRED-5e]', async () => {
  const refusal = {
    ...{ type: 'x', title: 'x', status: 409, code: 'payment_under_way', detail: 'Al onderweg', params: {} },
  };
  answers(
    () => Response.json(refusal, { status: 409 }),
    () => Response.json(somePayment()),
  );
  show(<PaymentOutcome payment={pending} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Bestelling annuleren' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Al onderweg');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Bestelling annuleren' }));
  expect(await screen.findByText(/Je betaling was net binnen/)).toBeTruthy();
});

test('offers to open or cancel the order that holds the discount [CRED-8c, PAY-33e]', async () => {
  const free = vi.fn();
  answers(() => Response.json(somePayment({ state: 'cancelled' })));
  show(<HeldOrder payment={5} message="Je korting zit al in een bestelling" onFree={free} />);
  expect(screen.getByRole('alert').textContent).toContain('Je korting zit al in een bestelling');
  expect(screen.getByRole('link', { name: 'Naar die bestelling' }).getAttribute('href')).toBe(
    '/transactions/5',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bestelling annuleren' }));
  await waitFor(() => expect(free).toHaveBeenCalledOnce());
});

test('shows the holding order if it turns out to be paid [CRED-8c, PAY-33e]', async () => {
  answers(() => Response.json(somePayment()));
  show(<HeldOrder payment={5} message="Je korting zit al in een bestelling" onFree={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bestelling annuleren' }));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/transactions/5'));
});

test('reveals nothing of the order to a user who returns from the bank without a session [AUTH-7]', () => {
  show(<LogInToSee payment={5} />);
  expect(screen.getByRole('heading', { name: 'Log in om je bestelling te zien' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe(
    '/login?to=%2Ftransactions%2F5',
  );
});

test.each([
  [{ reversed: euros(2499), refund: 'pending' }, 'Je geld is onderweg', '€ 24,99'],
  [{ reversed: euros(1000), refund: 'done' }, 'Je hebt je geld terug', '€ 10,00'],
  [{ reversed: euros(2499) }, 'Je geld is teruggeboekt', 'van je saldo af'],
  [{ reversed: euros(1000) }, 'Een deel van je geld is teruggeboekt', '€ 10,00'],
] as const)('shows the progress of a reversal: %o [CRED-10c, CRED-11a]', (given, title, words) => {
  show(<PaymentOutcome payment={somePayment(given)} />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(said()).toContain(words);
});

test('shows package, date, method, state and amount of a payment, with its invoice beside it [CRED-10a]', () => {
  show(
    <ul>
      <TransactionRow payment={somePayment({ invoice: true, reversed: euros(500) })} />
    </ul>,
  );
  const row = screen.getByRole('link', { name: /30 credits/ });
  expect(row.getAttribute('href')).toBe('/transactions/5');
  expect(plain(row.textContent)).toBe('30 credits21 nov 2026iDEALBetaald€ 24,99€ 5,00 terug');
  const invoice = screen.getByRole('link', { name: 'Factuur van 21 november 2026 (pdf)' });
  expect(invoice.getAttribute('href')).toBe('/api/invoice-file.php?payment=5');
});

test('shows reason, signed credits, price and balance of a movement, and links to its order [CRED-10a, CON-9b]', () => {
  show(
    <ul>
      <MovementRow movement={movement()} />
      <MovementRow
        movement={movement({
          number: 6,
          reason: 'purchase',
          credits: 30,
          balance: 30,
          bought: 30,
          paid: [euros(2499)],
          payment_id: 5,
        })}
      />
      <MovementRow
        movement={movement({ number: 1, reason: 'signup', credits: 2, balance: 2, bought: 0, paid: [] })}
      />
    </ul>,
  );
  const rows = screen.getAllByRole('listitem').map((row) => plain(row.textContent));
  expect(rows[0]).toMatch(/^Verstuurd in een gesprek.*-1 credit€ 0,84Saldo 29$/);
  expect(rows[1]).toMatch(/^Gekocht.*Bestelling 5\+30 credits€ 24,99Saldo 30$/);
  expect(rows[2]).toMatch(/^Bij je aanmelding.*\+2 creditsGratis creditsSaldo 2$/);
  expect(screen.getByRole('link', { name: 'Bestelling 5' }).getAttribute('href')).toBe('/transactions/5');
});

test('has a text for each movement reason in each language [CRED-10a]', () => {
  for (const language of ['nl', 'en'] as const)
    for (const reason of movementReason.options)
      expect(intlFor(language).messages[`ledger.reason.${reason}`], reason).toBeTruthy();
});

const empty = { results: [], page: 1, has_more: false };

test('links an empty payment list to the packages, and retries a list that failed to load [CRED-10a]', async () => {
  answers(
    () => new Response('', { status: 500 }),
    () => Response.json(empty),
  );
  show(<TransactionList />);
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Nog geen betalingen')).toBeTruthy();
});

test('loads thirty movements at a time, and offers to retry a page that failed [CRED-10a]', async () => {
  const page = (from: number, more: boolean) => () =>
    Response.json({
      movements: Array.from({ length: 3 }, (_, n) => movement({ number: from - n })),
      has_more: more,
    });
  const called = answers(page(6, true), () => new Response('', { status: 500 }), page(3, false));
  show(<MovementList />);
  const more = await screen.findByRole('button', { name: 'Meer laden' });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(more);
  expect((await screen.findByRole('alert')).textContent).toContain('Meer laden lukte niet');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
  expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull();
  expect(called.mock.calls.at(-1)?.[0].url).toContain('before=4');
});
