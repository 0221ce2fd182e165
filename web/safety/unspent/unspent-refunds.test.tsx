import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { UnspentOrder } from '#contract/safety/get-unspent-refunds.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { UnspentRefunds } from '../unspent-refunds.tsx';

const order: UnspentOrder = {
  ...{ order: 7, ordered_at: '2026-03-12T10:00:00.000Z', credits: 18, payment_method: 'ideal' },
  ...{ refund: { amount: 1499, currency: 'EUR' }, refund_by: null, disputed: false },
};

beforeAll(() => loadLanguage('nl'));
afterEach(() => vi.unstubAllGlobals());

/** Answers the list with these orders, and each refund with this answer. */
function show(orders: readonly UnspentOrder[], refunded: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ orders });
    sent.push(await request.json());
    return refunded.clone();
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <UnspentRefunds />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const done = { order: 7, amount: order.refund, refund_by: null };

test('refunds an order with one tap on a button that names the amount, and says so [DSA-6e]', async () => {
  const sent = show([order], Response.json(done));
  const button = await screen.findByRole('button', { name: /€\s14,99 terugvragen/ });
  expect(screen.getByText('18 credits van je bestelling van 12 maart 2026')).toBeTruthy();
  expect(screen.getByText('Met iDEAL, zoals je betaalde.')).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/14,99 is onderweg/));
  expect(sent).toEqual([{ order: 7, amount: order.refund }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says when a debit is sent, and offers no button for a disputed order of a fraud ban [DSA-6e]', async () => {
  const debit = {
    ...order,
    order: 8,
    payment_method: 'directdebit',
    refund_by: '2026-12-05T10:00:00.000Z',
  } as const;
  const by = debit.refund_by;
  show([debit, { ...order, disputed: true }], Response.json({ ...done, order: 8, refund_by: by }));
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('two orders are expected');
  expect(within(first).getByText(/uiterlijk op 5 december 2026/)).toBeTruthy();
  expect(within(second).getByText(/betwist deze betaling/)).toBeTruthy();
  expect(within(second).queryByRole('button')).toBeNull();
  fireEvent.click(within(first).getByRole('button'));
  await waitFor(() =>
    expect(within(first).getByRole('status').textContent).toMatch(/uiterlijk op 5 december/),
  );
});

test('shows why nothing was refunded, and keeps the button [DSA-6e]', async () => {
  const detail = 'Het bedrag is intussen veranderd.';
  const problem = {
    type: 'about:blank',
    title: 'x',
    code: 'refund_changed',
    status: 409,
    detail,
    params: {},
  };
  show([order], Response.json(problem, { status: 409 }));
  fireEvent.click(await screen.findByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toContain('veranderd');
  expect(screen.getByRole('button')).toBeTruthy();
});

test('shows nothing at all without unspent credits [DSA-6e]', async () => {
  show([], Response.json(done));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
