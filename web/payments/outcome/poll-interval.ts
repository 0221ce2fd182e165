import type { Payment } from '#contract/payments/payment.ts';

/**
 * Milliseconds until a pending payment is polled again, in case no live event arrives. Every 4 seconds in the
 * first two minutes, then every 20 seconds. False once the state is final.
 */
export function pollInterval(payment: Payment, now: number): number | false {
  if (payment.state !== 'pending') return false;
  return now - Date.parse(payment.created_at) < 120_000 ? 4_000 : 20_000;
}
