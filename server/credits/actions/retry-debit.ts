import type { Unit } from '#server/platform/platform.ts';
import { mailDebitNotice } from '../jobs/mail-debit-notice.job.ts';
import { debitAfterNotice } from '../rules/debit-date.ts';
import { consumeCode } from '../store/discount-code-uses.ts';
import { copyConsents } from '../store/payment-consents.ts';
import type { StoredMandate } from '../store/payment-mandates.ts';
import type { StoredPayment } from '../store/stored-payment.ts';
import { insertPayment } from '../store/write-payments.ts';

/**
 * Announces a failed debit once more, as an order of its own at the price that was agreed to; a retry that fails is not tried
 * again (SEPA-7).
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
  if (!again) throw new Error(`payment ${retryOf} could not be tried again`);
  await consumeCode(db, again, now);
  await copyConsents(db, retryOf, again.id);
  await unit.enqueue(mailDebitNotice, { member, payment: again.id });
}
