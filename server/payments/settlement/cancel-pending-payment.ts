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
 * Cancels a pending order for its buyer. The provider is asked to cancel the payment and then for its state:
 * a payment that was paid meanwhile stays paid. If the provider does not cancel it, the order still ends here
 * and its code is released. Only a collection in progress cannot be stopped.
 */
export async function cancelPendingPayment(
  platform: Platform,
  payment: StoredPayment,
): Promise<StoredPayment> {
  if (payment.state !== 'pending') return payment;
  const provider = providerNamed(platform, payment.provider);
  const asked = provider ? await cancelAtProvider(platform, provider, payment) : payment;
  if (asked.state !== 'pending') return asked;
  if (asked.method === 'directdebit' && (asked.reference !== null || asked.chargeTriedAt !== null))
    throw new Refusal('payment_under_way');
  const ended = await abandonPayment(platform, asked, 'cancelled');
  if (ended.state === 'pending') throw new Refusal('payment_under_way');
  return ended;
}

/**
 * The payment after the provider was asked to cancel it. Nothing is cancelled while the provider cannot be
 * reached.
 */
async function cancelAtProvider(
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
    platform.log.warn({ err: error, payment: payment.id }, 'failed to cancel a payment at its provider');
    throw new Refusal('payment_provider_unavailable');
  }
  return (await readPayment(platform.db, payment.id)) ?? payment;
}

/**
 * A crash may have left the payment without a reference; then only the provider knows whether it exists
 * there.
 */
async function referenceAt(
  { db }: Platform,
  provider: PaymentProvider,
  { id, reference, createdAt, mandate, chargeTriedAt }: StoredPayment,
): Promise<string | null> {
  if (reference !== null || (mandate !== null && chargeTriedAt === null)) return reference;
  const known = await provider.find(id, `payment-${id}`, createdAt);
  return known && (await setCheckout(db, id, known)).reference;
}
