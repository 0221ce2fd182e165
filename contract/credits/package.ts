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
  /** What a text message costs in real money with this package (CON-9). */
  price_per_message: money,
  popular: z.boolean(),
});

export type CreditPackage = z.output<typeof creditPackage>;
