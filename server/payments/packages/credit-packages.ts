import { type CreditPackage, packageIds } from '#contract/payments/package.ts';
import {
  costOfCredits,
  creditsOfPackage,
  currencyOfCountry,
  formerPriceOfPackage,
  lowestPriceOfPackage,
  priceOfPackage,
} from '#server/sites/door.ts';

/** The place and time of a sale; `messageCredits` is the cost of a text message there. */
export interface Sale {
  readonly country: string;
  readonly messageCredits: number;
  readonly now: Date;
}

/**
 * The packages on sale in a country at current prices, smallest first. None is marked popular: get-packages
 * does that.
 */
export function creditPackages({ country, messageCredits, now }: Sale): CreditPackage[] {
  const currency = currencyOfCountry(country);
  return packageIds.map((id) => {
    const former = formerPriceOfPackage(id, currency, now);
    return {
      id,
      credits: creditsOfPackage[id],
      price: { amount: priceOfPackage(id, currency, now), currency },
      full_price: null,
      lowest_price: { amount: lowestPriceOfPackage(id, currency, now), currency },
      former_price: former === null ? null : { amount: former, currency },
      price_per_message: { amount: costOfCredits(id, currency, messageCredits, now), currency },
      popular: false,
    };
  });
}
