import { debitCountries } from '#contract/payments/debit-countries.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { Platform } from '#server/platform/platform.ts';
import { currencyOfCountry, siteById } from '#server/sites/door.ts';
import { offeredProvider } from '../providers/offered-provider.ts';
import type { MethodsWanted } from '../providers/provider.ts';

const everywhere: readonly PaymentMethod[] = ['creditcard', 'paypal', 'applepay'];

/** The most popular methods of a country. */
const firstIn: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal'],
  BE: ['bancontact'],
};

/**
 * Payment methods of a country, most used first (CRED-4). Bank transfer and direct debit work in euros only.
 * Direct debit also needs banks that our providers can reach (SEPA-2).
 */
function methodsOfCountry(country: string): readonly PaymentMethod[] {
  const isInEuros = currencyOfCountry(country) === 'EUR';
  const transfer: readonly PaymentMethod[] = isInEuros ? ['banktransfer'] : [];
  const debit: readonly PaymentMethod[] = isInEuros && debitCountries.has(country) ? ['directdebit'] : [];
  return [...(firstIn[country] ?? []), ...everywhere, ...debit, ...transfer];
}

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
    platform.log.warn(
      { err: error, provider: provider.name },
      'failed to fetch the payment methods of a provider',
    );
    return [];
  }
}
