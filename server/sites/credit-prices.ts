import type { Currency } from '#contract/kit/money.ts';

/** Credits of each package on sale, smallest first. */
export const creditsOfPackage = { p0: 10, p1: 30, p2: 75, p3: 200 } as const;

export type PackageName = keyof typeof creditsOfPackage;

/** Final prices in minor units, VAT included (CON-10): p0, p1, p2, p3. A credit gets cheaper with each size. */
const prices: Readonly<Record<Currency, Readonly<Record<PackageName, number>>>> = {
  EUR: { p0: 999, p1: 2499, p2: 4999, p3: 9999 },
  GBP: { p0: 899, p1: 2199, p2: 4299, p3: 8499 },
  USD: { p0: 1099, p1: 2699, p2: 5499, p3: 10999 },
  CAD: { p0: 1499, p1: 3699, p2: 7499, p3: 14999 },
  AUD: { p0: 1699, p1: 4199, p2: 8299, p3: 16499 },
  NZD: { p0: 1899, p1: 4699, p2: 9199, p3: 18499 },
  CHF: { p0: 990, p1: 2490, p2: 4990, p3: 9990 },
  DKK: { p0: 7900, p1: 18900, p2: 37900, p3: 74900 },
  NOK: { p0: 11900, p1: 28900, p2: 57900, p3: 114900 },
  SEK: { p0: 11900, p1: 28900, p2: 56900, p3: 112900 },
  PLN: { p0: 4499, p1: 10999, p2: 21999, p3: 43999 },
};

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

/** Final price of a package in minor units of the currency, VAT included. */
export const priceOfPackage = (name: PackageName, currency: Currency): number => prices[currency][name];

/** What `spent` credits of a package cost in its currency's minor units, rounded up: never shown too cheap. */
export const costOfCredits = (name: PackageName, currency: Currency, spent: number): number =>
  Math.ceil((priceOfPackage(name, currency) * spent) / creditsOfPackage[name]);

/** The setting minimum_message_costs: what a message costs at the least, by country (SITE-6, CON-9). */
export function minimumMessageCosts(
  countries: readonly string[],
  messageCredits: number,
): Record<string, { costs: number; currency: Currency }> {
  return Object.fromEntries(
    countries.map((country) => {
      const currency = currencyOfCountry(country);
      return [country, { costs: costOfCredits('p3', currency, messageCredits), currency }];
    }),
  );
}
