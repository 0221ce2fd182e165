import type { Payment } from '#contract/payments/payment.ts';

/**
 * The kind of a reversal: booked and sent later, refunded by us, or fetched back in full or in part by a bank. Null if nothing was
 * reversed.
 */
export function reversalKind({ price, reversed, refund, refund_by }: Payment) {
  if (reversed === null) return null;
  if (refund_by !== null) return 'refund_waits';
  if (refund === 'pending') return 'refund_sent';
  if (refund === 'done') return 'refunded';
  return reversed.amount === price.amount ? 'reversed' : 'reversed_partly';
}
