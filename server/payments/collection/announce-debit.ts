import type { Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { storeDebitDevice } from '../mandates/debit-devices.sql.ts';
import type { StoredMandate } from '../mandates/payment-mandates.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { checkDebitLimits } from './check-debit-limits.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

interface AnnouncedBy {
  readonly mandate: StoredMandate;
  /** Keyed hash of the ordering browser; null if unknown. */
  readonly device: Buffer | null;
  readonly now: Date;
}

/**
 * Checks a direct debit that was just stored, in the same transaction, and stores its browser. Refuses it if
 * the member is blocked or too much is in progress (SEPA-12); otherwise notifies the member by mail (SEPA-5).
 */
export async function announceDebit(
  unit: Unit,
  { id, member, site }: StoredPayment,
  { mandate, device, now }: AnnouncedBy,
): Promise<void> {
  const ibanHash = mandate.account?.ibanHash ?? null;
  const { debit_limit_device: cap } = siteById(site).settings;
  if (device) await storeDebitDevice(unit.db, { payment: id, device, cap, now });
  await checkDebitLimits(unit.db, { member, site, ibanHash, device, more: 0, now });
  await unit.enqueue(mailDebitNotice, { member, payment: id });
}
