import type { Id } from '#contract/kit/id.ts';
import { keepMethodVersion } from '#contract/payments/keep-method.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import { insertConsent, readConsent } from '../orders/payment-consents.sql.ts';
import { paymentOfClientId, readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { agreedTerms, type WantedOrder } from '../packages/agreed-terms.ts';
import { isSamePrice } from '../packages/is-same-price.ts';
import { keepCap, savableMethods } from '../packages/savable-methods.ts';
import { MethodRefused } from '../providers/method-refused.ts';
import { offeredProvider } from '../providers/offered-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { lockMandateForOrder } from '../repeat-orders/lock-mandate-for-order.ts';
import { repeatMandate } from '../repeat-orders/repeat-mandate.ts';
import { type Opening, openCheckout } from './open-checkout.ts';
import { storeOrder } from './store-order.ts';

export interface Order extends WantedOrder {
  /** The country of the IP address; null if unknown (VAT-1). */
  readonly ipCountry: string | null;
  readonly clientId: string | null;
  /** The buyer wants to use the credits at once, and knows what that means for a withdrawal (CON-3). */
  readonly startNow: boolean;
  /** The buyer allows us to charge the payment method for later orders too (PAY-26). */
  readonly keepMethod: boolean;
  /** The mandate to charge without a checkout; null: the buyer pays at a checkout. */
  readonly mandate: Id | null;
  readonly ip: string;
  readonly origin: string;
}

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
  if (order.keepMethod && (order.mandate !== null || savableMethods([order.method]).length === 0)) {
    throw new Refusal('keep_not_possible');
  }
  const { provider, ...agreed } = await agreedTerms(platform, order);
  const mandate =
    order.mandate === null
      ? null
      : await repeatMandate(platform, provider, {
          ...order,
          mandate: order.mandate,
          price: agreed.wanted.price,
        });
  const terms = { ...agreed, provider: provider.name, mandate, now: platform.clock.now() };
  const stored = await platform.transact(async (unit) => {
    if (mandate && order.clientId) await lockMandateForOrder(unit, mandate, order.clientId);
    const payment = await storeOrder(unit, order, terms);
    return payment && order.keepMethod ? agreeToKeep(unit, payment, order, platform) : payment;
  });
  if (stored) return open(platform, provider, stored, { ...order, isNew: true });
  // The same order arrived twice at the same time, and the other request was first.
  const other = order.clientId && (await paymentOfClientId(platform.db, order.member, order.clientId));
  if (!other) throw new Error('an order was not stored, and no order has its client id');
  return continueOrder(platform, order, other);
}

/** Stored together with the order: without this consent the payment method is never kept (PAY-26). */
async function agreeToKeep(
  unit: Unit,
  payment: StoredPayment,
  { site, country, language, ip }: Order,
  { keys, clock }: Platform,
): Promise<StoredPayment> {
  const { message_credits: messageCredits } = siteById(site).settings;
  const now = clock.now();
  await insertConsent(
    unit.db,
    payment.id,
    {
      kind: 'recurring',
      textVersion: keepMethodVersion,
      language,
      cap: keepCap({ country, messageCredits, now }).amount,
      ip: keys.seal('credits/mandate', ip),
    },
    now,
  );
  return { ...payment, keeps: true };
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
  const provider = offeredProvider(platform);
  if (provider?.name !== earlier.provider) return earlier;
  return open(platform, provider, earlier, { ...order, isNew: false });
}

async function open(
  platform: Platform,
  provider: PaymentProvider,
  payment: StoredPayment,
  how: Opening,
): Promise<StoredPayment> {
  try {
    return await openCheckout(platform, provider, payment, how);
  } catch (error) {
    platform.log.error({ err: error, payment: payment.id }, 'failed to open a checkout');
    const current = await readPayment(platform.db, payment.id);
    if (current && (current.reference !== null || current.state !== 'pending')) return current;
    // It is unknown whether the charge was made; the payment page shows the result as soon as it is known.
    if (payment.mandate !== null) return current ?? payment;
    if (error instanceof MethodRefused) {
      await abandonPayment(platform, payment);
      throw new Refusal('payment_method_not_offered');
    }
    throw new Refusal('payment_provider_unavailable');
  }
}
