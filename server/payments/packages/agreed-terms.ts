import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';
import type { CreditPackage, PackageId } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { type OrderDiscount, orderDiscount } from '../discounts/order-discount.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { creditPackages } from './credit-packages.ts';
import { isSamePrice } from './is-same-price.ts';
import { methodRoutes } from './offered-methods.ts';

/** The requested package, and the price and country shown to the buyer. */
export interface WantedOrder {
  readonly member: Id;
  readonly site: number;
  readonly package: PackageId;
  readonly method: PaymentMethod;
  /** The payment country, which determines price and methods (CRED-15). */
  readonly country: string;
  /** The price that the buyer saw; null if the caller did not say. */
  readonly seenPrice: Money | null;
  /** In capitals; null: none. */
  readonly discountCode: string | null;
  readonly language: Locale;
}

export interface AgreedTerms {
  readonly provider: PaymentProvider;
  /** All providers that take the method for this price, `provider` first. */
  readonly providers: readonly PaymentProvider[];
  /** At the current price, with its discount included. */
  readonly wanted: CreditPackage;
  readonly discount: OrderDiscount | null;
}

/**
 * The current price and terms of an order. Refuses the order if the buyer saw another price, or the method is
 * not available (CON-8, PAY-22).
 */
export async function agreedTerms(platform: Platform, order: WantedOrder): Promise<AgreedTerms> {
  const full = packageNow(order, platform.clock.now());
  const discount = await orderDiscount(platform, order, full);
  const wanted = discount?.offer ?? full;
  if (order.seenPrice && !isSamePrice(order.seenPrice, wanted.price)) throw new Refusal('price_changed');
  const { site, country, language } = order;
  const routes = await methodRoutes(platform, { site, country, language, price: wanted.price });
  const providers = routes.get(order.method) ?? [];
  const [provider] = providers;
  if (!provider) throw new Refusal('payment_method_not_offered');
  return { provider, providers, wanted, discount };
}

function packageNow({ site, country, package: id }: WantedOrder, now: Date): CreditPackage {
  const { message_credits: messageCredits } = siteById(site).settings;
  const wanted = creditPackages({ country, messageCredits, now }).find((one) => one.id === id);
  if (!wanted) throw new Error(`no package ${id}`);
  return wanted;
}
