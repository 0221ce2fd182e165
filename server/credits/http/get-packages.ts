import { getPackages } from '#contract/credits/get-packages.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { offeredProvider } from '../payments/offered-provider.ts';
import { creditPackages } from '../rules/credit-packages.ts';
import { offeredMethods } from '../rules/offered-methods.ts';

export const getPackagesHandler = handler(getPackages, async ({ country, site }, platform) => ({
  country,
  packages: creditPackages(country, siteById(site).settings.message_credits),
  payment_methods: offeredProvider(platform) ? [...offeredMethods(country)] : [],
}));
