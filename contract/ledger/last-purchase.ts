import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';

/**
 * The price and the credits of a member's newest purchase. They determine what a credit is worth in money
 * (CON-9).
 */
export const lastPurchase = z.object({ price: money, credits: z.int() });

export type LastPurchase = z.output<typeof lastPurchase>;
