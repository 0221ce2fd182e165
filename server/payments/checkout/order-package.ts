import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import { readConsent } from '../orders/payment-consents.sql.ts';
import { paymentOfClientId, readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { agreedTerms } from '../packages/agreed-terms.ts';
import { isSamePrice } from '../packages/is-same-price.ts';
import { isKeepable } from '../packages/savable-methods.ts';
import { MethodRefused } from '../providers/method-refused.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { ProviderName } from '../providers/provider-name.ts';
import { lockMandateForOrder } from '../repeat-orders/lock-mandate-for-order.ts';
import { repeatMandate } from '../repeat-orders/repeat-mandate.ts';
import { failOver } from './fail-over.ts';
import { openCheckout } from './open-checkout.ts';
import { type Order, storeAgreed } from './store-agreed.ts';

/**
 * Orders a package. The payment is stored first and then opened at the provider. After any interruption, the
 * same client id (or the next look-up) continues at the point of interruption.
 */
export async function orderPackage(platform: Platform, order: Order): Promise<StoredPayment> {
  const earlier = order.clientId && (await paymentOfClientId(platform.db, order.member, order.clientId));
  if (earlier) return continueOrder(platform, order, earlier);
  // A direct debit is charged by its mandate, never at a checkout.
  if (order.method === 'directdebit' && order.mandate === null)
    throw new Refusal('payment_method_not_offered');
  if (order.keepMethod && order.mandate !== null) throw new Refusal('keep_not_possible');
  const agreed = await agreedTerms(platform, order);
  if (order.keepMethod && !isKeepable(order.method, agreed.provider)) throw new Refusal('keep_not_possible');
  const charge =
    order.mandate === null
      ? null
      : await repeatMandate(platform, agreed.providers, {
          ...order,
          mandate: order.mandate,
          price: agreed.wanted.price,
        });
  const provider = charge?.provider ?? agreed.provider;
  const mandate = charge?.mandate ?? null;
  const terms = { ...agreed, provider: provider.name, mandate, now: platform.clock.now() };
  const stored = await platform.transact(async (unit) => {
    if (mandate && order.clientId) await lockMandateForOrder(unit, mandate, order.clientId);
    return storeAgreed(platform, unit, order, terms);
  });
  if (stored) return open(platform, provider, stored, order, true);
  // The same order arrived twice at the same time, and the other request was first.
  const other = order.clientId && (await paymentOfClientId(platform.db, order.member, order.clientId));
  if (!other) throw new Error('an order was not stored, and no order has its client id');
  return continueOrder(platform, order, other);
}

async function continueOrder(
  platform: Platform,
  order: Order,
  earlier: StoredPayment,
): Promise<StoredPayment> {
  const { seenPrice } = order;
  const startsNow = (await readConsent(platform.db, earlier.id, 'start_now')) !== null;
  const samePrice = seenPrice === null || isSamePrice(seenPrice, earlier.price);
  const sameCode = order.discountCode === earlier.discountCode;
  const sameWay =
    earlier.method === order.method &&
    earlier.keeps === order.keepMethod &&
    (order.mandate === null || earlier.mandate === order.mandate);
  const isSame = earlier.package === order.package && startsNow === order.startNow && sameWay;
  if (!isSame || !samePrice || !sameCode) {
    throw new Refusal('client_id_reused');
  }
  const provider = providerNamed(platform, earlier.provider);
  return provider ? open(platform, provider, earlier, order, false) : earlier;
}

/** Opens the checkout, at the next provider of the method if this one does not open it (CRED-16). */
async function open(
  platform: Platform,
  provider: PaymentProvider,
  payment: StoredPayment,
  order: Order,
  isNew: boolean,
  tried: readonly ProviderName[] = [provider.name],
): Promise<StoredPayment> {
  try {
    return await openCheckout(platform, provider, payment, { ...order, isNew });
  } catch (error) {
    platform.log.error({ err: error, payment: payment.id }, 'failed to open a checkout');
    const current = await readPayment(platform.db, payment.id);
    if (current && (current.reference !== null || current.state !== 'pending')) return current;
    // It is unknown whether the charge was made; the payment page shows the result as soon as it is known.
    if (payment.mandate !== null) return current ?? payment;
    const next = await failOver(platform, order, payment, tried);
    if (next) return open(platform, next.provider, next.payment, order, true, [...tried, next.provider.name]);
    if (error instanceof MethodRefused) {
      await abandonPayment(platform, payment);
      throw new Refusal('payment_method_not_offered');
    }
    throw new Refusal('payment_provider_unavailable');
  }
}
