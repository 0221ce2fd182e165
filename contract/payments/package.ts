import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';

export const packageIds = ['p0', 'p1', 'p2', 'p3'] as const;

export const packageId = z.enum(packageIds);

export type PackageId = z.output<typeof packageId>;

/** A package of credits on sale; the price is final, VAT included (CRED-1, CON-10). */
export const creditPackage = z.object({
  id: packageId,
  credits: z.int(),
  price: money,
  /** The price without the discount code that `price` includes; null if there is none (CRED-9). */
  full_price: z.nullable(money),
  /**
   * The lowest price of the 30 days before a reduction, as long as the price may be called reduced; otherwise
   * null (CON-11).
   */
  former_price: z.nullable(money),
  /** The lowest price of the last 30 days, from which a discount is taken (CON-11). */
  lowest_price: money,
  /** The price of a text message in real money with this package (CON-9). */
  price_per_message: money,
  /**
   * True for the package that was bought most often on the site in the last 90 days; false for all if
   * unknown.
   */
  popular: z.boolean(),
});

export type CreditPackage = z.output<typeof creditPackage>;
