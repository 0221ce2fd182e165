import type { Payment } from '#contract/payments/payment.ts';

/** What is said of money that goes back: sent by us, or all or a part of it fetched by a bank. Null: none does. */
export function moneyBackOf({ price, reversed, refund }: Payment) {
  if (reversed === null) return null;
  if (refund === 'pending') return 'refund_sent';
  if (refund === 'done') return 'refunded';
  return reversed.amount === price.amount ? 'reversed' : 'reversed_partly';
}
