import type { Currency } from '#contract/kit/money.ts';
import { formerPrice, lowestPrice, type PriceHistory, priceAt } from './price-history.ts';
import { cachedSites } from './site-cache.sql.ts';

/** Credits of each package on sale, smallest first. */
export const creditsOfPackage = { p0: 10, p1: 30, p2: 75, p3: 200 } as const;

export type PackageName = keyof typeof creditsOfPackage;

/** Countries that pay in something else than euros. */
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

/** The currency that packages are sold in there; euros where nothing else is known. */
export const currencyOfCountry = (country: string): Currency => currencies[country] ?? 'EUR';

/** Final prices of a package in the currency's minor units, VAT included (CON-10). */
const historyOf = (name: PackageName, currency: Currency): PriceHistory =>
  cachedSites().prices.get(`${name} ${currency}`) ?? [];

/** Final price of a package at that moment, in minor units of the currency. */
export const priceOfPackage = (name: PackageName, currency: Currency, at: Date): number =>
  priceAt(historyOf(name, currency), at);

/** What the price of that moment is a reduction of; null: it is none, and must not be called one (CON-11). */
export const formerPriceOfPackage = (name: PackageName, currency: Currency, at: Date): number | null =>
  formerPrice(historyOf(name, currency), at);

/** What a discount on the price of that moment is measured by (CON-11). */
export const lowestPriceOfPackage = (name: PackageName, currency: Currency, at: Date): number =>
  lowestPrice(historyOf(name, currency), at);

/** What `spent` credits of a package cost in its currency's minor units, rounded up: never shown too cheap. */
export const costOfCredits = (name: PackageName, currency: Currency, spent: number, at: Date): number =>
  Math.ceil((priceOfPackage(name, currency, at) * spent) / creditsOfPackage[name]);

/** The setting minimum_message_costs: what a message costs at the least, by country (SITE-6, CON-9). */
export function minimumMessageCosts(
  countries: readonly string[],
  messageCredits: number,
  at: Date,
): Record<string, { costs: number; currency: Currency }> {
  return Object.fromEntries(
    countries.map((country) => {
      const currency = currencyOfCountry(country);
      return [country, { costs: costOfCredits('p3', currency, messageCredits, at), currency }];
    }),
  );
}
