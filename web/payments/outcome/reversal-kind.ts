import type { Payment } from '#contract/payments/payment.ts';

/**
 * The kind of a reversal. A refund of ours waits, is on its way or is done. Or a bank returned the money,
 * before our refund was sent or by itself, in full or in part. Null if nothing was reversed.
 */
export function reversalKind({ price, reversed, refund, refund_by, bank_returned }: Payment) {
  if (reversed === null) return null;
  if (refund_by !== null) return 'refund_waits';
  if (refund === 'pending') return 'refund_sent';
  if (refund === 'done') return 'refunded';
  if (bank_returned) return 'bank_returned';
  return reversed.amount === price.amount ? 'reversed' : 'reversed_partly';
}
