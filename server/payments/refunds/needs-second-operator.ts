import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { addDays } from '#server/platform/time.ts';

const weeks = 8;

/** The end of the period in which the bank of a direct debit returns the money without asking (SEPA-6). */
export const returnableUntil = (paidAt: Date): Date => addDays(paidAt, weeks * 7);

/**
 * True while a bank may still take a direct debit back without asking. A manual refund in that period can
 * lose the money twice, so a second operator has to approve it (SEPA-8). The refund of a member's own
 * withdrawal waits instead: see `heldUntil`.
 */
export const needsSecondOperator = (method: PaymentMethod, paidAt: Date, now: Date): boolean =>
  method === 'directdebit' && now < returnableUntil(paidAt);

/**
 * The law gives 14 days from the declaration; two of them are left for the provider and the banks (CON-6).
 */
const waitedDays = 12;

/**
 * The day on which the refund of a withdrawal is sent at the latest. It is the last day that leaves time to
 * pay within the law. The end of the bank's return period replaces it if that is sooner. Null if the refund
 * is sent at once.
 */
export function heldUntil(
  { method, settledAt }: { readonly method: PaymentMethod; readonly settledAt: Date | null },
  declaredAt: Date,
  now: Date,
): Date | null {
  if (settledAt === null || !needsSecondOperator(method, settledAt, now)) return null;
  const lawful = addDays(declaredAt, waitedDays);
  const until = lawful < returnableUntil(settledAt) ? lawful : returnableUntil(settledAt);
  return until > now ? until : null;
}
