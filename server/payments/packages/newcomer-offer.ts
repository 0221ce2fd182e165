import type { Id } from '#contract/kit/id.ts';
import { discountedPackage } from '#contract/payments/discounted-package.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { type Newcomer, newcomerCode, newcomerDiscounts } from '../discounts/newcomer-discounts.ts';
import type { Sale } from './credit-packages.ts';

interface NewcomerOffer {
  readonly packages: CreditPackage[];
  readonly discount: RunningDiscount | null;
}

/**
 * The packages as a newcomer sees them, with the time bonus or else the welcome discount included in each
 * price it applies to (CRED-9). The saving is measured from the lowest price of 30 days (CON-11).
 */
export function newcomerOffer(
  packages: CreditPackage[],
  newcomer: (Newcomer & { readonly member: Id }) | null,
  { country, messageCredits, now }: Sale,
): NewcomerOffer {
  if (newcomer === null) return { packages, discount: null };
  const { time_bonus, welcome } = newcomerDiscounts(newcomer, now);
  const discount = time_bonus ?? welcome;
  const code = discount && newcomerCode(discount.code, newcomer, { country, now });
  if (!code) return { packages, discount: null };
  const offered = packages.map((offer) => discountedPackage(offer, code, messageCredits) ?? offer);
  return { packages: offered, discount };
}
