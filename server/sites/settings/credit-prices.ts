import type { Currency } from '#contract/kit/money.ts';
import { creditsCost } from '#contract/sites/credits-cost.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { formerPrice, lowestPrice, type PriceHistory, priceAt } from './price-history.ts';
import { cachedSites } from './site-cache.sql.ts';

/** Credits of each package on sale, smallest first. */
export const creditsOfPackage = { p0: 10, p1: 30, p2: 75, p3: 200 } as const;

export type PackageName = keyof typeof creditsOfPackage;

const packageNames: readonly PackageName[] = ['p0', 'p1', 'p2', 'p3'];

/** Currencies of the countries that do not pay in euros. */
const currencies: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  LI: 'CHF',
  DK: 'DKK',
  FO: 'DKK',
  GL: 'DKK',
  NO: 'NOK',
  SE: 'SEK',
  PL: 'PLN',
};

/** Returns the currency of packages in a country. The default is euros. */
export const currencyOfCountry = (country: string): Currency => currencies[country] ?? 'EUR';

/** Reads all prices of a package in the currency's minor units, including VAT (CON-10). */
export const priceHistory = (name: PackageName, currency: Currency): PriceHistory =>
  cachedSites().prices.get(`${name} ${currency}`) ?? [];

/** Returns the final price of a package at a moment, in minor units of the currency. */
export const priceOfPackage = (name: PackageName, currency: Currency, at: Date): number =>
  priceAt(priceHistory(name, currency), at);

/**
 * Returns the former price that the price of this moment is a reduction of. Null if the price is not reduced;
 * it must then not be presented as reduced (CON-11).
 */
export const formerPriceOfPackage = (name: PackageName, currency: Currency, at: Date): number | null =>
  formerPrice(priceHistory(name, currency), at);

/** Returns the price that a discount at this moment is measured against (CON-11). */
export const lowestPriceOfPackage = (name: PackageName, currency: Currency, at: Date): number =>
  lowestPrice(priceHistory(name, currency), at);

/** Returns the cost of `spent` credits of a package in minor units. */
export const costOfCredits = (name: PackageName, currency: Currency, spent: number, at: Date): number =>
  creditsCost({ amount: priceOfPackage(name, currency, at), credits: creditsOfPackage[name] }, spent);

/** The package with the lowest price per credit at a moment. */
function cheapestPackage(currency: Currency, at: Date): PackageName {
  const each = (name: PackageName) => priceOfPackage(name, currency, at) / creditsOfPackage[name];
  return packageNames.reduce((best, name) => (each(name) <= each(best) ? name : best));
}

/** Computes the setting minimum_message_costs: the lowest cost of a message by country (SITE-6, CON-9). */
export function minimumMessageCosts(
  countries: readonly string[],
  messageCredits: number,
  at: Date,
): Settings['minimum_message_costs'] {
  return Object.fromEntries(
    [...new Set(countries)].map((country) => {
      const currency = currencyOfCountry(country);
      const name = cheapestPackage(currency, at);
      return [country, { costs: costOfCredits(name, currency, messageCredits, at), currency }];
    }),
  );
}
