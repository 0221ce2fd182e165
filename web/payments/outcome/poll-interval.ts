import type { Payment } from '#contract/payments/payment.ts';

/**
 * Milliseconds until a payment is looked at again, in case no live event comes: often in the first minute, seldom
 * later; false once it is final.
 */
export function pollEvery(payment: Payment, now: number): number | false {
  if (payment.state !== 'pending') return false;
  return now - Date.parse(payment.created_at) < 120_000 ? 4_000 : 20_000;
}
