import type { Unit } from '#server/platform/platform.ts';
import { isErased } from '../orders/is-erased.sql.ts';
import { readConsent } from '../orders/payment-consents.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setMandate } from '../orders/write-payments.sql.ts';
import type { FetchedPayment } from '../providers/provider.ts';
import { insertMandate, mandateOfReference } from './payment-mandates.sql.ts';

/**
 * Stores the mandate that a paid order created at its provider, if the buyer agreed to keep the method
 * (CRED-7, PAY-25, PAY-26). Runs in the transaction that grants the credits; nothing that a provider reports
 * about the mandate may block the credits.
 */
export async function keepMandate(
  unit: Unit,
  payment: StoredPayment,
  { mandate: there }: FetchedPayment,
): Promise<StoredPayment> {
  const { db } = unit;
  if (!payment.keeps || payment.mandate !== null || there?.method !== 'creditcard') return payment;
  const agreed = there.state === 'invalid' ? null : await readConsent(db, payment.id, 'recurring');
  if (!agreed || agreed.cap === null || (await isErased(db, payment.member))) return payment;
  const kept =
    (await insertMandate(db, {
      member: payment.member,
      site: payment.site,
      method: there.method,
      provider: payment.provider,
      there,
      account: null,
      lastFour: /^[0-9]{4}$/.test(there.lastFour ?? '') ? there.lastFour : null,
      cap: { amount: agreed.cap, currency: payment.price.currency },
      textVersion: agreed.textVersion,
      language: agreed.language,
      ip: agreed.ip,
      signedAt: agreed.givenAt,
    })) ?? (await mandateOfReference(db, payment.provider, there.reference));
  if (kept?.member !== payment.member) return payment;
  await setMandate(db, payment.id, kept.id);
  return { ...payment, mandate: kept.id };
}
