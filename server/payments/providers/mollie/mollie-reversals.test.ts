import { RefundStatus } from '@mollie/api-client';
import { expect, test } from 'vitest';
import { mollieReversals } from './mollie-reversals.ts';

const eur = (value: string) => ({ currency: 'EUR', value });

/** What it makes of them, and what it complains of. */
const read = (payment: Omit<Parameters<typeof mollieReversals>[0], 'id' | 'amount'>) => {
  const complaints: string[] = [];
  const log = {
    error: (_: unknown, text?: string) => void complaints.push((text ?? '').split(':')[0] ?? ''),
  };
  return { reversals: mollieReversals({ id: 'tr_x', amount: eur('24.99'), ...payment }, log), complaints };
};

const refund = (status: RefundStatus, value = '5.00') => ({ id: `re_${status}`, amount: eur(value), status });

test.each([
  [RefundStatus.queued, 'pending'],
  [RefundStatus.pending, 'pending'],
  [RefundStatus.processing, 'pending'],
  [RefundStatus.refunded, 'done'],
  [RefundStatus.failed, 'undone'],
  [RefundStatus.canceled, 'undone'],
] as const)('[CRED-11] [PAY-17] a refund that is %s is %s', (status, state) => {
  const amountRefunded = eur(state === 'undone' ? '0.00' : '5.00');
  const { reversals, complaints } = read({ amountRefunded, _embedded: { refunds: [refund(status)] } });
  expect(reversals).toEqual([
    { kind: 'refund', reference: `re_${status}`, ownId: null, amount: 500, state, reason: null },
  ]);
  expect(complaints).toEqual([]);
});

test('[CRED-11] [PAY-18] a chargeback has the bank’s reason where it says one, and is undone when it is reversed', () => {
  const { reversals, complaints } = read({
    amountChargedBack: eur('24.99'),
    _embedded: {
      chargebacks: [
        { id: 'chb_a', amount: eur('24.99'), reason: { code: 'MD06' } },
        { id: 'chb_b', amount: eur('24.99'), reason: null, reversedAt: '2026-11-22T03:00:00+00:00' },
      ],
    },
  });
  expect(reversals).toEqual([
    { kind: 'chargeback', reference: 'chb_a', ownId: null, amount: 2499, state: 'done', reason: 'MD06' },
    { kind: 'chargeback', reference: 'chb_b', ownId: null, amount: 2499, state: 'undone', reason: null },
  ]);
  expect(complaints).toEqual([]);
});

test('[CRED-11] [PAY-2] a sum that does not fit is complained of, and counts for nothing', () => {
  const refunds = [refund(RefundStatus.refunded)];
  expect(read({ amountRefunded: eur('4.99'), _embedded: { refunds } }).complaints).toEqual([
    'amounts differ',
  ]);
  expect(read({ amountRefunded: eur('9.00'), _embedded: { refunds } }).complaints).toEqual([
    'amounts differ',
  ]);
  expect(read({ amountChargedBack: eur('24.99') }).complaints).toEqual(['amounts differ']);
  expect(read({ amountRefunded: eur('9.00'), _embedded: { refunds } }).reversals).toMatchObject([
    { amount: 500 },
  ]);
  // Whether one that is only asked for is in the sum already makes no difference.
  const both = [...refunds, refund(RefundStatus.pending, '3.00')];
  for (const told of ['5.00', '8.00'])
    expect(read({ amountRefunded: eur(told), _embedded: { refunds: both } }).complaints).toEqual([]);
});

test('[CRED-11] [PAY-10] money back in another currency is not believed', () => {
  const refunds = [{ ...refund(RefundStatus.refunded), amount: { currency: 'PLN', value: '5.00' } }];
  expect(() => read({ amountRefunded: eur('5.00'), _embedded: { refunds } })).toThrow('another currency');
});
