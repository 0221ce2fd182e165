import { getPackages } from '#contract/credits/get-packages.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { offeredMethods } from '../actions/offered-methods.ts';
import { creditPackages } from '../rules/credit-packages.ts';

export const getPackagesHandler = handler(getPackages, async ({ country, site, language }, platform) => {
  const packages = creditPackages(country, siteById(site).settings.message_credits);
  const [smallest] = packages;
  if (!smallest) throw new Error('there are no packages');
  const wanted = { site, country, language, price: smallest.price };
  return { country, packages, payment_methods: await offeredMethods(platform, wanted) };
});
