import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { offeredProvider } from '../providers/offered-provider.ts';
import type { MethodsWanted } from '../providers/provider.ts';
import { methodsOfCountry } from './methods-of-country.ts';

/**
 * The available payment methods: those that the country has, the site enables and the provider accepts for
 * this price; most used first (CRED-4). None while the provider cannot be asked.
 */
export async function offeredMethods(
  platform: Platform,
  { site, ...wanted }: MethodsWanted & { readonly site: number },
): Promise<PaymentMethod[]> {
  const provider = offeredProvider(platform);
  const ofSite: readonly string[] = siteById(site).settings.payment_methods;
  const ours = methodsOfCountry(wanted.country)
    .filter((method) => ofSite.includes(method))
    // A direct debit needs SMS, because a code confirms it.
    .filter((method) => method !== 'directdebit' || platform.sms !== null);
  if (!provider || ours.length === 0) return [];
  try {
    const taken = await provider.methods(wanted);
    return ours.filter((method) => taken.includes(method));
  } catch (error) {
    platform.log.warn({ err: error, provider: provider.name }, 'a provider did not tell its methods');
    return [];
  }
}
