import type { Unit } from '#server/platform/platform.ts';
import { copyDebitDevice } from '../mandates/debit-devices.sql.ts';
import type { StoredMandate } from '../mandates/payment-mandates.sql.ts';
import { debitAfterNotice } from '../orders/debit-date.ts';
import { copyConsents } from '../orders/payment-consents.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { insertPayment } from '../orders/write-payments.sql.ts';
import { reserveForRetry } from '../reservations/reserve-order.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

/**
 * Announces a failed debit once more, as a new order at the agreed price. A failed retry is not retried
 * (SEPA-7).
 */
export async function retryDebit(
  unit: Unit,
  failed: StoredPayment,
  mandate: StoredMandate,
  now: Date,
): Promise<void> {
  if (failed.retryOf !== null || mandate.state === 'ended' || mandate.member === null) return;
  const { db } = unit;
  const { id: retryOf, fullPrice, discountCode, member } = failed;
  const debitAt = debitAfterNotice(now);
  const again = await insertPayment(db, {
    ...{ member, site: failed.site, package: failed.package, credits: failed.credits, price: failed.price },
    discount: fullPrice && discountCode ? { fullAmount: fullPrice.amount, code: discountCode } : null,
    country: failed.country,
    ipCountry: failed.ipCountry,
    method: failed.method,
    provider: failed.provider,
    mandate: mandate.id,
    debitAt,
    retryOf,
    clientId: null,
    now,
    nextCheckAt: debitAt,
  });
  if (!again) throw new Error(`failed to retry payment ${retryOf}`);
  await reserveForRetry(db, again, now);
  await copyConsents(db, retryOf, again.id);
  await copyDebitDevice(db, retryOf, again.id, now);
  await unit.enqueue(mailDebitNotice, { member, payment: again.id });
}
