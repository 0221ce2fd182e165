import type { Unit } from '#server/platform/platform.ts';
import type { StoredMandate } from '../mandates/payment-mandates.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { checkDebitLimits } from './check-debit-limits.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

/**
 * Checks a direct debit that was just stored, in the same transaction. Refuses it if the member is blocked or
 * has too much in progress (SEPA-12); otherwise the member is notified by mail (SEPA-5).
 */
export async function announceDebit(
  unit: Unit,
  { id, member, site }: StoredPayment,
  mandate: StoredMandate,
  now: Date,
): Promise<void> {
  const ibanHash = mandate.account?.ibanHash ?? null;
  await checkDebitLimits(unit.db, { member, site, ibanHash, more: 0, now });
  await unit.enqueue(mailDebitNotice, { member, payment: id });
}
