import type { PaymentState } from '#contract/payments/payment.ts';
import type { ProviderState } from '../providers/provider.ts';

const states: Readonly<Record<ProviderState, PaymentState>> = {
  open: 'pending',
  pending: 'pending',
  // Money is reserved, not paid: it grants nothing (PAY-1).
  authorized: 'pending',
  paid: 'completed',
  failed: 'failed',
  expired: 'failed',
  canceled: 'cancelled',
};

/**
 * What a payment becomes when its provider says `fetched`. The provider has the last word among the ends of a
 * payment, but nothing leads back: a final one never becomes pending, a completed one stays (a refund or a
 * chargeback is a movement of its own). What its buyer gave up is not called failed when its checkout runs out.
 */
export function settledState(stored: PaymentState, fetched: ProviderState): PaymentState {
  const told = states[fetched];
  if (stored === 'completed' || told === 'pending') return stored;
  return stored === 'cancelled' && told === 'failed' ? stored : told;
}
