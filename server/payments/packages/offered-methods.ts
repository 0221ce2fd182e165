import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { debitCountries } from '#contract/payments/save-direct-debit.ts';
import type { Platform } from '#server/platform/platform.ts';
import { currencyOfCountry, siteById } from '#server/sites/door.ts';
import { offeredProviders } from '../providers/offered-provider.ts';
import type { MethodsWanted, PaymentProvider } from '../providers/provider.ts';

const everywhere: readonly PaymentMethod[] = ['creditcard', 'paypal', 'applepay', 'googlepay'];

/** The first methods of a country, most used first: its local ones, and those that it uses before cards. */
const firstIn: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal'],
  BE: ['bancontact'],
  DE: ['paypal'],
  AT: ['eps'],
  CH: ['twint'],
  GB: ['creditcard', 'applepay', 'googlepay', 'paypal', 'paybybank'],
  DK: ['mobilepay'],
  NO: ['vipps'],
  SE: ['swish', 'trustly'],
  FI: ['trustly', 'mobilepay'],
  PL: ['blik', 'przelewy24'],
  IT: ['paypal', 'creditcard', 'satispay', 'mybank'],
  ES: ['creditcard', 'bizum'],
};

/**
 * Payment methods of a country, most used first (CRED-4). Bank transfer and direct debit work in euros only.
 * Direct debit also needs banks that our providers can reach (SEPA-2).
 */
function methodsOfCountry(country: string): readonly PaymentMethod[] {
  const isInEuros = currencyOfCountry(country) === 'EUR';
  const transfer: readonly PaymentMethod[] = isInEuros ? ['banktransfer'] : [];
  const debit: readonly PaymentMethod[] = isInEuros && debitCountries.has(country) ? ['directdebit'] : [];
  return [...new Set([...(firstIn[country] ?? []), ...everywhere, ...debit, ...transfer])];
}

interface WantedOnSite extends MethodsWanted {
  readonly site: number;
}

/** The providers that take each method, the one for a new order first. */
export type MethodRoutes = ReadonlyMap<PaymentMethod, readonly PaymentProvider[]>;

/** The site's providers of a method in its order; without a setting all of them (CRED-16). */
function chosenOf(
  site: number,
  method: PaymentMethod,
  configured: readonly PaymentProvider[],
): readonly PaymentProvider[] {
  const wanted = siteById(site).settings.payment_providers[method];
  return wanted?.flatMap((name) => configured.filter((provider) => provider.name === name)) ?? configured;
}

async function methodsAt(
  platform: Platform,
  provider: PaymentProvider,
  wanted: MethodsWanted,
): Promise<readonly PaymentMethod[]> {
  try {
    return await provider.methods(wanted);
  } catch (error) {
    platform.log.warn(
      { err: error, provider: provider.name },
      'failed to fetch the payment methods of a provider',
    );
    return [];
  }
}

/**
 * The available payment methods with their providers, most used first (CRED-4). The country has the method,
 * the site enables it, and the provider accepts it for this price. A provider that does not answer takes
 * none.
 */
export async function methodRoutes(
  platform: Platform,
  { site, ...wanted }: WantedOnSite,
): Promise<MethodRoutes> {
  const ofSite: readonly string[] = siteById(site).settings.payment_methods;
  const ours = methodsOfCountry(wanted.country)
    .filter((method) => ofSite.includes(method))
    // A direct debit needs SMS, because a code confirms it.
    .filter((method) => method !== 'directdebit' || platform.sms !== null);
  if (ours.length === 0) return new Map();
  const providers = offeredProviders(platform);
  const lists = await Promise.all(providers.map((provider) => methodsAt(platform, provider, wanted)));
  const routes = ours.map((method) => {
    const taking = providers.filter((_, at) => lists[at]?.includes(method));
    return [method, chosenOf(site, method, taking)] as const;
  });
  return new Map(routes.filter(([, found]) => found.length > 0));
}
