import type { Unit } from '#server/platform/platform.ts';
import type { StoredMandate } from '../mandates/payment-mandates.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { checkDebitRoom } from './check-debit-room.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

/**
 * A direct debit that was just stored: refused where its member is blocked or has too much on the way (SEPA-12), told of by
 * mail else (SEPA-5). In the transaction that stores it.
 */
export async function announceDebit(
  unit: Unit,
  { id, member, site }: StoredPayment,
  mandate: StoredMandate,
  now: Date,
): Promise<void> {
  const ibanHash = mandate.account?.ibanHash ?? null;
  await checkDebitRoom(unit.db, { member, site, ibanHash, more: 0, now });
  await unit.enqueue(mailDebitNotice, { member, payment: id });
}
