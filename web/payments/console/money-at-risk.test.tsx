import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ConsolePaymentFacts, ConsoleReversal } from '#contract/payments/console/get-console-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { ConsolePaymentRow } from './console-payment-row.tsx';
import { ConsoleReversals } from './console-reversals.tsx';
import { LostMoney } from './lost-money.tsx';
import { RefundDecision } from './refund-decision.tsx';
import { RefundForm } from './refund-form.tsx';
import { ReleaseRefund } from './release-refund.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const payment: ConsolePaymentFacts = {
  ...{ payment_id: 4242, member: 12, state: 'completed', payment_method: 'directdebit', credits: 30 },
  ...{ price: euros(2499), reversed: null, provider: 'mollie', provider_reference: 'tr_7', withdrawals: 0 },
  ...{ created_at: '2026-11-19T10:00:00.000Z', package: 'p1', full_price: null, discount_code: null },
  ...{ country: 'NL', ip_country: null, payer_country: null, failure: null },
  ...{ settled_at: '2026-11-19T10:05:00.000Z', watched_until: null, mandate: null, start_now: null },
  ...{ reversals: [], invoices: [], events: [], findings: [], debt: 0, lost: null, withdrawn_at: null },
  ...{ debit_block: null, proposal: null, refund_case: null },
  refundable: { most: euros(2499), unspent: euros(2499), credits: 30 },
};

const refund: ConsoleReversal = {
  ...{ id: 1, kind: 'refund', state: 'done', amount: euros(2499), credits: 30, taken: 30 },
  ...{ provider_reference: 're_1', requested_by: 'member', held_until: null, reason: 'withdrawal' },
  ...{ created_at: '2026-11-20T10:00:00.000Z', settled_at: '2026-11-20T11:00:00.000Z' },
};

const chargeback: ConsoleReversal = {
  ...refund,
  ...{ id: 2, kind: 'chargeback', provider_reference: 'chb_1', requested_by: null, reason: 'MD06' },
};

let sent: unknown[];

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ payment: 4242, outcome: 'requested', approved: true });
  });
});

afterEach(() => vi.unstubAllGlobals());

function show(what: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: () => what }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const plain = (element: HTMLElement | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

test('shows lost money with the references, days and requesters that prove it [CRED-11e, SEPA-8c]', () => {
  const twice = { ...payment, lost: euros(2499), reversals: [refund, chargeback] };
  const { container } = show(<LostMoney payment={{ ...twice, withdrawn_at: '2026-11-20T09:00:00.000Z' }} />);
  expect(plain(screen.getByRole('heading'))).toBe('€ 24,99 te veel terug');
  for (const words of [
    're_1',
    'chb_1',
    'MD06',
    'tr_7',
    'gevraagd door de koper',
    'Herroepen door de koper',
    '49,98',
  ])
    expect(plain(container)).toContain(words);
  expect(screen.getByRole('button', { name: /bewijs/ })).toBeTruthy();
});

test('shows nothing of lost money while no more went back than was paid [CRED-11e]', () => {
  show(<LostMoney payment={{ ...payment, reversals: [refund] }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('shows until when a refund waits, and proposes to send it only with proof [CRED-11g, SEPA-8b]', async () => {
  const until = '2026-12-02T10:00:00.000Z';
  const waiting: ConsoleReversal = { ...refund, state: 'pending', held_until: until, settled_at: null };
  const { unmount } = show(<ConsoleReversals payment={{ ...payment, reversals: [waiting] }} />);
  expect(screen.getByText('Wacht tot 2 dec 2026')).toBeTruthy();
  unmount();
  show(<ReleaseRefund payment={4242} until={until} />);
  expect(screen.getByText(/uiterlijk op 2 december 2026/)).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Voorstellen om nu te versturen' });
  fireEvent.click(send);
  expect(await screen.findByText('Vul dit nog in.')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Bewijs', 'De bank schreef het');
  fireEvent.click(send);
  await waitFor(() => expect(sent).toEqual([{ payment: 4242, reason: 'De bank schreef het' }]));
});

test('lets only another operator approve to send a refund early [CRED-11g, SEPA-8b]', async () => {
  const proposal = {
    ...{ id: 9, amount: euros(2499), credits: 30, reason: 'De bank schreef het', early: true, own: true },
    proposed_at: '2026-11-21T10:00:00.000Z',
  };
  const approve = { name: 'Goedkeuren en nu versturen' };
  const { unmount } = show(<RefundDecision payment={payment} proposal={proposal} />);
  expect(screen.queryByRole('button', approve)).toBeNull();
  unmount();
  show(<RefundDecision payment={payment} proposal={{ ...proposal, own: false }} />);
  fireEvent.click(screen.getByRole('button', approve));
  await waitFor(() => expect(sent).toEqual([{ proposal: 9, approved: true }]));
});

test('warns of a refund out of proportion and sends it only after a confirmation [CRED-11f]', async () => {
  show(<RefundForm payment={payment} />);
  expect(screen.queryByRole('status')).toBeNull();
  type(/^Bedrag in/, '0,01');
  expect(plain(screen.getByRole('status'))).toContain(
    'de credits zijn € 24,99 waard, je betaalt € 0,01 terug',
  );
  type('Reden', 'Vergissing');
  const send = screen.getByRole('button', { name: 'Terugbetalen' });
  fireEvent.click(send);
  expect(await screen.findByText('Bevestig dit eerst.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByLabelText('Dat is de bedoeling'));
  fireEvent.click(send);
  await waitFor(() =>
    expect(sent).toEqual([
      { payment: 4242, amount: 1, credits: 30, reason: 'Vergissing', confirm_disproportion: true },
    ]),
  );
});

test('shows in each row of the list how often its buyer withdrew [CRED-14b, SAFE-2d]', () => {
  const { unmount } = show(<ConsolePaymentRow payment={{ ...payment, withdrawals: 3 }} name="Sam" />);
  expect(screen.getByText('3 herroepingen in 12 maanden')).toBeTruthy();
  unmount();
  show(<ConsolePaymentRow payment={payment} name="Sam" />);
  expect(screen.queryByText(/herroeping/)).toBeNull();
});
