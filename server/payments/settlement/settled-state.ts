import type { PaymentState } from '#contract/payments/payment.ts';
import type { ProviderState } from '../providers/provider.ts';

const states: Readonly<Record<ProviderState, PaymentState>> = {
  open: 'pending',
  pending: 'pending',
  // The money is reserved, not paid, and grants nothing (PAY-1).
  authorized: 'pending',
  paid: 'completed',
  failed: 'failed',
  expired: 'failed',
  canceled: 'cancelled',
};

/**
 * The new state of a payment when its provider reports `fetched`. The provider decides among the final
 * states, but nothing goes back: a final payment never becomes pending, and a completed one stays completed.
 * A refund or chargeback is a separate movement. An order that its buyer cancelled does not become failed
 * when its checkout expires.
 */
export function settledState(stored: PaymentState, fetched: ProviderState): PaymentState {
  const reported = states[fetched];
  if (stored === 'completed' || reported === 'pending') return stored;
  return stored === 'cancelled' && reported === 'failed' ? stored : reported;
}
