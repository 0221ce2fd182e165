import type { CreditPackage, PackageId } from '#contract/credits/package.ts';
import type { PaymentMethod } from '#contract/credits/payment-method.ts';
import { startNowVersion } from '#contract/credits/start-now.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { MethodRefused } from '../payments/method-refused.ts';
import { offeredProvider } from '../payments/offered-provider.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { creditPackages } from '../rules/credit-packages.ts';
import { insertConsent } from '../store/payment-consents.ts';
import { insertPayment, paymentOfClientId, readPayment, type StoredPayment } from '../store/payments.ts';
import { abandonPayment } from './abandon-payment.ts';
import { offeredMethods } from './offered-methods.ts';
import { type Opening, openCheckout } from './open-checkout.ts';
import { holdCode, type OrderDiscount, orderDiscount } from './order-discount.ts';

export interface Order {
  readonly member: Id;
  readonly site: number;
  readonly package: PackageId;
  readonly method: PaymentMethod;
  /** Where the buyer is: decides price and methods. */
  readonly country: string;
  /** Where the address says they are; null: it does not say (VAT-1). */
  readonly ipCountry: string | null;
  readonly clientId: string | null;
  /** What the buyer saw; null where the caller did not say. */
  readonly seenPrice: Money | null;
  /** In capitals; null: none. */
  readonly discountCode: string | null;
  /** Wants to use the credits at once, and knows what that means for a withdrawal (CON-3). */
  readonly startNow: boolean;
  readonly language: Locale;
  readonly origin: string;
}

const firstCheckSeconds = 60;

const isSamePrice = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

/**
 * Orders a package: the payment is stored first, then opened at the provider. Whatever breaks in between, the same
 * client id (or the next look-up) goes on where it stopped.
 */
export async function orderPackage(platform: Platform, order: Order): Promise<StoredPayment> {
  const earlier = order.clientId && (await paymentOfClientId(platform.db, order.member, order.clientId));
  if (earlier) return continueOrder(platform, order, earlier);
  const provider = offeredProvider(platform);
  const full = wantedPackage(order, platform.clock.now());
  const discount = await orderDiscount(platform, order, full);
  const wanted = discount?.offer ?? full;
  if (order.seenPrice && !isSamePrice(order.seenPrice, wanted.price)) throw new Refusal('price_changed');
  const { site, country, language } = order;
  const methods = await offeredMethods(platform, { site, country, language, price: wanted.price });
  if (!provider || !methods.includes(order.method)) throw new Refusal('payment_method_not_offered');
  const stored = await storeOrder(platform, provider, order, { wanted, discount });
  if (stored) return open(platform, provider, stored, { ...order, isNew: true });
  // The same order came twice at once, and the other one was first.
  const other = order.clientId && (await paymentOfClientId(platform.db, order.member, order.clientId));
  if (!other) throw new Error('an order was neither stored nor there');
  return continueOrder(platform, order, other);
}

/** At the price of now. */
function wantedPackage(order: Order, now: Date): CreditPackage {
  const { message_credits: messageCredits } = siteById(order.site).settings;
  const onSale = creditPackages({ country: order.country, messageCredits, now });
  const wanted = onSale.find(({ id }) => id === order.package);
  if (!wanted) throw new Error(`no package ${order.package}`);
  return wanted;
}

/** The order with what was agreed to, or nothing of it; null: its client id is taken. */
function storeOrder(
  platform: Platform,
  provider: PaymentProvider,
  order: Order,
  { wanted, discount }: { readonly wanted: CreditPackage; readonly discount: OrderDiscount | null },
): Promise<StoredPayment | null> {
  const now = platform.clock.now();
  return platform.transact(async ({ db }) => {
    const stored = await insertPayment(db, {
      member: order.member,
      site: order.site,
      package: wanted.id,
      credits: wanted.credits,
      price: wanted.price,
      discount: discount && { fullAmount: discount.fullAmount, code: discount.code },
      country: order.country,
      ipCountry: order.ipCountry,
      method: order.method,
      provider: provider.name,
      clientId: order.clientId,
      now,
      nextCheckAt: new Date(now.getTime() + firstCheckSeconds * 1000),
    });
    if (stored && discount) await holdCode(db, discount, { member: order.member, payment: stored.id, now });
    if (stored && order.startNow) {
      const consent = { kind: 'start_now', textVersion: startNowVersion, language: order.language } as const;
      await insertConsent(db, stored.id, consent, now);
    }
    return stored;
  });
}

async function continueOrder(
  platform: Platform,
  order: Order,
  earlier: StoredPayment,
): Promise<StoredPayment> {
  const { seenPrice } = order;
  const samePrice = seenPrice === null || isSamePrice(seenPrice, earlier.price);
  const sameCode = order.discountCode === earlier.discountCode;
  if (earlier.package !== order.package || earlier.method !== order.method || !samePrice || !sameCode) {
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
    platform.log.error({ err: error, payment: payment.id }, 'no checkout could be opened');
    const current = await readPayment(platform.db, payment.id);
    if (current && (current.reference !== null || current.state !== 'pending')) return current;
    if (error instanceof MethodRefused) {
      await abandonPayment(platform, payment);
      throw new Refusal('payment_method_not_offered');
    }
    throw new Refusal('payment_provider_unavailable');
  }
}
