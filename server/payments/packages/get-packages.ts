import type { Id } from '#contract/kit/id.ts';
import { discountedPackage } from '#contract/payments/discounted-package.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { type Newcomer, newcomerCode, newcomerDiscounts } from '../discounts/newcomer-discounts.ts';
import { newcomerFactsOf } from '../discounts/newcomer-of.ts';
import type { Sale } from './credit-packages.ts';
import { creditPackages } from './credit-packages.ts';
import { offeredMethods } from './offered-methods.ts';
import { keepCap, savableMethods } from './savable-methods.ts';

interface NewcomerOffer {
  readonly packages: CreditPackage[];
  readonly discount: RunningDiscount | null;
}

/**
 * The packages as a newcomer sees them, with the time bonus or else the welcome discount included in each
 * price it applies to (CRED-9). The saving is measured from the lowest price of 30 days (CON-11).
 */
function newcomerOffer(
  packages: CreditPackage[],
  newcomer: (Newcomer & { readonly member: Id }) | null,
  { country, messageCredits, now }: Sale,
): NewcomerOffer {
  if (newcomer === null) return { packages, discount: null };
  const { time_bonus, welcome } = newcomerDiscounts(newcomer, now);
  const discount = time_bonus ?? welcome;
  const code = discount && newcomerCode(discount.code, newcomer, { country, now });
  if (!code) return { packages, discount: null };
  const offered = packages.map((offer) => discountedPackage(offer, code, messageCredits) ?? offer);
  return { packages: offered, discount };
}

export const getPackagesHandler = handler(
  getPackages,
  async ({ input, member, country, site, language }, platform) => {
    const sale = {
      country,
      messageCredits: siteById(site).settings.message_credits,
      now: platform.clock.now(),
    };
    const newcomer = member === null ? null : { member, ...(await newcomerFactsOf(platform.db, member)) };
    const { packages, discount } = newcomerOffer(creditPackages(sale), newcomer, sale);
    const wanted = packages.find(({ id }) => id === input.package) ?? packages[0];
    if (!wanted) throw new Error('there are no packages');
    const { price } = wanted;
    const methods = await offeredMethods(platform, { site, country, language, price });
    return {
      country,
      packages,
      payment_methods: methods,
      discount,
      keepable: savableMethods(methods),
      keep_cap: keepCap(sale),
    };
  },
);
