import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import { type CreditMovement, movementReason } from '#contract/ledger/movement.ts';
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

/** Answers each call in turn, the last one from then on. */
const answers = (...given: readonly (() => Response)[]) => {
  const called = vi.fn(async (_request: Request) =>
    (given[called.mock.calls.length - 1] ?? given.at(-1))?.(),
  );
  vi.stubGlobal('fetch', called);
  return called;
};

test('[CRED-4] [PAY-36] a bank transfer shows amount, account and reference to the letter, and copies them as a bank takes them', async () => {
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

test('[CRED-4] [PAY-36] waiting for a transfer says so, and never that the money is there', () => {
  show(<PaymentOutcome payment={pending} />, 'en');
  expect(screen.getByRole('heading', { name: 'Waiting for your bank transfer' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('[CRED-6] [SEPA-3] a direct debit says on which day what is collected, and can be given up until it is at the bank', () => {
  const debit = somePayment({ state: 'pending', payment_method: 'directdebit', debit_date: '2026-11-25' });
  const { unmount } = show(<PaymentOutcome payment={debit} />);
  expect(said()).toContain('Op woensdag 25 november 2026 schrijven we € 24,99 van je rekening af');
  expect(screen.getByRole('button', { name: 'Bestelling annuleren' })).toBeTruthy();
  unmount();
  show(<PaymentOutcome payment={{ ...debit, debit_date: null }} />);
  expect(screen.getByRole('heading', { name: 'We wachten op je bank' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[DSA-6] whoever is suspended is not asked to pay, but can give the order up', () => {
  const open = somePayment({ state: 'pending', checkout_url: 'https://bank.example/5' });
  const { unmount } = show(<PaymentOutcome payment={open} closed />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bestelling annuleren' })).toBeTruthy();
  unmount();
  show(<PaymentOutcome payment={somePayment({ state: 'failed' })} closed />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('[CRED-8] [PAY-33] a pending order is given up after a question; what became of it is in the cache', async () => {
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

test('[CRED-5] an order that was paid meanwhile says so instead of being gone; a refusal stays in the dialog', async () => {
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

test('[CRED-8] [PAY-33] where a discount is missed, the order that has it can be seen or given up on the spot', async () => {
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

test('[CRED-8] [PAY-33] an order that turns out to be paid is shown instead', async () => {
  answers(() => Response.json(somePayment()));
  show(<HeldOrder payment={5} message="Je korting zit al in een bestelling" onFree={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bestelling annuleren' }));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/transactions/5'));
});

test('[AUTH-7] back from the bank without a session it says where the order is, and nothing of it', () => {
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
] as const)('[CRED-10] [CRED-11] money that goes back says how far it is: %o', (given, title, words) => {
  show(<PaymentOutcome payment={somePayment(given)} />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(said()).toContain(words);
});

test('[CRED-10] a payment of the list shows what, when, how, how much and how it stands, with its invoice beside it', () => {
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

test('[CRED-10] [CON-9] a movement shows why, the signed credits, what they cost and the balance, and leads to its order', () => {
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

test('[CRED-10] each reason of a movement is said in words, in each language', () => {
  for (const language of ['nl', 'en'] as const)
    for (const reason of movementReason.options)
      expect(intlFor(language).messages[`ledger.reason.${reason}`], reason).toBeTruthy();
});

const empty = { results: [], page: 1, has_more: false };

test('[CRED-10] no payments yet leads to credits; a list that cannot be read is tried again', async () => {
  answers(
    () => new Response('', { status: 500 }),
    () => Response.json(empty),
  );
  show(<TransactionList />);
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Nog geen betalingen')).toBeTruthy();
});

test('[CRED-10] movements come thirty at a time; what could not be loaded is said, and can be asked for again', async () => {
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
