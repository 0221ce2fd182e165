import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setCheckout } from '../orders/write-payments.sql.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Gives up a pending order for its buyer. Its provider is asked to end it and then asked what became of it: whoever paid
 * meanwhile has paid. Where the provider does not end it, it is over here all the same and its code is free: only a
 * collection that is under way cannot be called back.
 */
export async function giveUpPayment(platform: Platform, payment: StoredPayment): Promise<StoredPayment> {
  if (payment.state !== 'pending') return payment;
  const provider = providerNamed(platform, payment.provider);
  const asked = provider ? await endThere(platform, provider, payment) : payment;
  if (asked.state !== 'pending') return asked;
  if (asked.method === 'directdebit' && (asked.reference !== null || asked.chargeTriedAt !== null))
    throw new Refusal('payment_under_way');
  const ended = await abandonPayment(platform, asked, 'cancelled');
  if (ended.state === 'pending') throw new Refusal('payment_under_way');
  return ended;
}

/** The payment as it is after its provider was told; nothing is given up while that cannot be reached. */
async function endThere(
  platform: Platform,
  provider: PaymentProvider,
  payment: StoredPayment,
): Promise<StoredPayment> {
  try {
    const reference = await referenceAt(platform, provider, payment);
    if (reference === null) return payment;
    await provider.cancel(reference);
    const fetched = await provider.fetch(reference);
    if (fetched) await settlePayment(platform, payment.id, fetched);
  } catch (error) {
    platform.log.warn({ err: error, payment: payment.id }, 'a payment could not be given up');
    throw new Refusal('payment_provider_unavailable');
  }
  return (await readPayment(platform.db, payment.id)) ?? payment;
}

/** A crash may have left it without: then the provider alone knows whether it ever got there. */
async function referenceAt(
  { db }: Platform,
  provider: PaymentProvider,
  { id, reference, createdAt, mandate, chargeTriedAt }: StoredPayment,
): Promise<string | null> {
  if (reference !== null || (mandate !== null && chargeTriedAt === null)) return reference;
  const known = await provider.find(id, `payment-${id}`, createdAt);
  return known && (await setCheckout(db, id, known)).reference;
}
