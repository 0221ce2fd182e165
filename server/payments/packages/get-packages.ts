import { getPackages } from '#contract/payments/get-packages.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { newcomerFactsOf } from '../discounts/newcomer-of.ts';
import { creditPackages } from './credit-packages.ts';
import { keepableMethods, keepCap } from './keepable-methods.ts';
import { newcomerOffer } from './newcomer-offer.ts';
import { offeredMethods } from './offered-methods.ts';

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
      keepable: keepableMethods(methods),
      keep_cap: keepCap(sale),
    };
  },
);
