import type { Id } from '#contract/kit/id.ts';
import { discountedPackage } from '#contract/payments/discounted-package.ts';
import { getPackages, type OpenOrder } from '#contract/payments/get-packages.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentCountryOf, siteById } from '#server/sites/door.ts';
import { discountHolder } from '../discounts/discount-holder.sql.ts';
import { type DiscountOffer, logDiscountOffer } from '../discounts/discount-offers.sql.ts';
import {
  type DiscountHolder,
  type Newcomer,
  newcomerCode,
  newcomerDiscounts,
} from '../discounts/newcomer-discounts.ts';
import { newcomerFactsOf } from '../discounts/newcomer-of.ts';
import { paymentView } from '../orders/payment-view.ts';
import { openOrderOf } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import type { Sale } from './credit-packages.ts';
import { creditPackages } from './credit-packages.ts';
import { methodRoutes } from './offered-methods.ts';
import { popularPackage } from './popular-package.ts';
import { keepCap, savableMethods } from './savable-methods.ts';

interface NewcomerOffer {
  readonly packages: CreditPackage[];
  readonly discount: RunningDiscount | null;
  /** The offer in the prices, for the log (MEET-3); null without a discount. */
  readonly logged: DiscountOffer | null;
}

/**
 * The packages as a newcomer sees them, with the time bonus or else the welcome discount included in each
 * price it applies to (CRED-9). The saving is measured from the lowest price of 30 days (CON-11).
 */
function newcomerOffer(
  packages: CreditPackage[],
  newcomer: (Newcomer & { readonly member: Id; readonly holder: DiscountHolder | null }) | null,
  { country, messageCredits, now }: Sale,
): NewcomerOffer {
  if (newcomer === null) return { packages, discount: null, logged: null };
  const { time_bonus, welcome } = newcomerDiscounts(newcomer, newcomer.holder, now);
  const discount = time_bonus ?? welcome;
  const code = discount && newcomerCode(discount.code, newcomer, { country, now });
  if (!code) return { packages, discount: null, logged: null };
  const offered = packages.map((offer) => discountedPackage(offer, code, messageCredits) ?? offer);
  const reduced = offered.filter(({ full_price }) => full_price !== null);
  return { packages: offered, discount, logged: { member: newcomer.member, code, packages: reduced, now } };
}

const openOrderView = (order: StoredPayment): OpenOrder => {
  const { payment_id, credits, price, payment_method, checkout_url, held_until, discount_code } =
    paymentView(order);
  const has_discount = discount_code !== null;
  return { payment_id, credits, price, payment_method, checkout_url, held_until, has_discount };
};

const newcomerWithHolder = async (db: Handle, member: Id) => ({
  member,
  ...(await newcomerFactsOf(db, member)),
  holder: await discountHolder(db, member),
});

export const getPackagesHandler = handler(getPackages, async (call, platform) => {
  const { input, member, site, language } = call;
  const country = paymentCountryOf(call);
  const sale = {
    country,
    messageCredits: siteById(site).settings.message_credits,
    now: platform.clock.now(),
  };
  const open = member === null ? null : await openOrderOf(platform.db, member);
  const newcomer = member === null ? null : await newcomerWithHolder(platform.db, member);
  const popular = await popularPackage(platform, site);
  const onSale = creditPackages(sale).map((offer) => ({ ...offer, popular: offer.id === popular }));
  const { packages, discount, logged } = newcomerOffer(onSale, newcomer, sale);
  if (logged) await logDiscountOffer(platform.db, logged);
  const wanted = packages.find(({ id }) => id === input.package) ?? packages[0];
  if (!wanted) throw new Error('there are no packages');
  const { price } = wanted;
  const methods = await methodRoutes(platform, { site, country, language, price });
  return {
    country,
    packages,
    payment_methods: [...methods.keys()],
    discount,
    open_order: open && openOrderView(open),
    keepable: savableMethods(methods),
    keep_cap: keepCap(sale),
  };
});
