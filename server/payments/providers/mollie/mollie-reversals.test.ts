import { RefundStatus } from '@mollie/api-client';
import { expect, test } from 'vitest';
import { mollieReversals } from './mollie-reversals.ts';

const eur = (value: string) => ({ currency: 'EUR', value });

/** The parsed reversals, and the logged errors. */
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
] as const)('reports a refund in state %s as %s [CRED-11b, PAY-17b]', (status, state) => {
  const amountRefunded = eur(state === 'undone' ? '0.00' : '5.00');
  const { reversals, complaints } = read({ amountRefunded, _embedded: { refunds: [refund(status)] } });
  expect(reversals).toEqual([
    { kind: 'refund', reference: `re_${status}`, ownId: null, amount: 500, state, reason: null },
  ]);
  expect(complaints).toEqual([]);
});

test("reports a chargeback with the bank's reason, and a reversed one as undone [CRED-11b, PAY-18a]", () => {
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

test('logs a total that does not match, and does not count it [CRED-11b, PAY-2b]', () => {
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
  // The total may or may not include a refund that is only requested.
  const both = [...refunds, refund(RefundStatus.pending, '3.00')];
  for (const told of ['5.00', '8.00'])
    expect(read({ amountRefunded: eur(told), _embedded: { refunds: both } }).complaints).toEqual([]);
});

test('rejects a reversal in another currency [CRED-11b, PAY-10a]', () => {
  const refunds = [{ ...refund(RefundStatus.refunded), amount: { currency: 'PLN', value: '5.00' } }];
  expect(() => read({ amountRefunded: eur('5.00'), _embedded: { refunds } })).toThrow('another currency');
});
