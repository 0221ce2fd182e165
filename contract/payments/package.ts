import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';

export const packageIds = ['p0', 'p1', 'p2', 'p3'] as const;

export const packageId = z.enum(packageIds);

export type PackageId = z.output<typeof packageId>;

/** A bundle of credits on sale; the price is final, VAT included (CRED-1, CON-10). */
export const creditPackage = z.object({
  id: packageId,
  credits: z.int(),
  price: money,
  /** What it costs without the discount code that is in its price; null: there is none (CRED-9). */
  full_price: z.nullable(money),
  /** The lowest price of the 30 days before a reduction, for as long as it may be called one; else null (CON-11). */
  former_price: z.nullable(money),
  /** Of the 30 days until now: what a discount is taken off, and measured by (CON-11). */
  lowest_price: money,
  /** What a text message costs in real money with this package (CON-9). */
  price_per_message: money,
  popular: z.boolean(),
});

export type CreditPackage = z.output<typeof creditPackage>;
