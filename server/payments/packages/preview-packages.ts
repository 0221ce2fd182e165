import type { Currency } from '#contract/kit/money.ts';
import { type CreditPackage, type PackageId, packageIds } from '#contract/payments/package.ts';
import { creditsCost } from '#contract/sites/credits-cost.ts';
import {
  creditsOfPackage,
  formerPrice,
  lowestPrice,
  type PriceHistory,
  priceAt,
  priceHistory,
} from '#server/sites/door.ts';

interface Candidate {
  readonly package: PackageId;
  readonly amount: number;
  readonly from: Date;
}

/** The history with a price that is not announced yet. */
const withCandidate = (history: PriceHistory, { amount, from }: Candidate): PriceHistory => [
  ...history.filter((price) => price.from < from),
  { amount, from },
  ...history.filter((price) => price.from > from),
];

/**
 * The packages of a currency as buyers see them at a moment, smallest first, with the price of one message of
 * one credit. A candidate is treated as if it was announced (CON-11).
 */
export function previewPackages(currency: Currency, at: Date, candidate: Candidate | null): CreditPackage[] {
  return packageIds.map((id) => {
    const known = priceHistory(id, currency);
    const history = candidate?.package === id ? withCandidate(known, candidate) : known;
    const price = { amount: priceAt(history, at), currency };
    const credits = creditsOfPackage[id];
    const former = formerPrice(history, at);
    return {
      id,
      credits,
      price,
      full_price: null,
      lowest_price: { amount: lowestPrice(history, at), currency },
      former_price: former === null ? null : { amount: former, currency },
      price_per_message: { amount: creditsCost({ amount: price.amount, credits }, 1), currency },
      popular: false,
    };
  });
}
