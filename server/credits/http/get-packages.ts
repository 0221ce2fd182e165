import { getPackages } from '#contract/credits/get-packages.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { newcomerOf } from '../actions/newcomer-of.ts';
import { offeredMethods } from '../actions/offered-methods.ts';
import { creditPackages } from '../rules/credit-packages.ts';
import { keepableMethods, keepCap } from '../rules/keepable-methods.ts';
import { newcomerOffer } from '../rules/newcomer-offer.ts';

export const getPackagesHandler = handler(
  getPackages,
  async ({ input, member, country, site, language }, platform) => {
    const sale = {
      country,
      messageCredits: siteById(site).settings.message_credits,
      now: platform.clock.now(),
    };
    const newcomer = member === null ? null : { member, ...(await newcomerOf(platform.db, member)) };
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
