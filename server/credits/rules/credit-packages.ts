import { type CreditPackage, packageIds } from '#contract/credits/package.ts';
import {
  costOfCredits,
  creditsOfPackage,
  currencyOfCountry,
  priceOfPackage,
} from '#server/sites/credit-prices.ts';

/** The packages on sale in a country, smallest first; `messageCredits` is what a text message costs there. */
export function creditPackages(country: string, messageCredits: number): CreditPackage[] {
  const currency = currencyOfCountry(country);
  return packageIds.map((id) => ({
    id,
    credits: creditsOfPackage[id],
    price: { amount: priceOfPackage(id, currency), currency },
    price_per_message: { amount: costOfCredits(id, currency, messageCredits), currency },
    popular: id === 'p2',
  }));
}
