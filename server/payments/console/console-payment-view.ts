import type { ConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { withdrawalsSince } from '../withdrawals/repeated-withdrawals.sql.ts';

/** A payment for a list of the console. `withdrawals`: those of its buyer in the last 12 months. */
export const consolePaymentView = (stored: StoredPayment, withdrawals: number): ConsolePayment => ({
  payment_id: stored.id,
  member: stored.member,
  state: stored.state,
  payment_method: stored.method,
  credits: stored.credits,
  price: stored.price,
  reversed:
    stored.reversedAmount > 0 ? { amount: stored.reversedAmount, currency: stored.price.currency } : null,
  provider: stored.provider,
  provider_reference: stored.reference,
  withdrawals,
  created_at: stored.createdAt.toISOString(),
});

/**
 * The payments of a list with the withdrawals of their buyers, so that an operator sees who withdraws again
 * and again.
 */
export async function consolePaymentViews(
  db: Handle,
  payments: readonly StoredPayment[],
  now: Date,
): Promise<ConsolePayment[]> {
  const members = [...new Set(payments.map(({ member }) => member))];
  const withdrawals = await withdrawalsSince(db, members, addDays(now, -365));
  return payments.map((stored) => consolePaymentView(stored, withdrawals.get(stored.member) ?? 0));
}
