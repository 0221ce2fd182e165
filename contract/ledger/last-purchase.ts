import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';

/** What a member's newest purchase cost and brought: by it a credit has its worth in money (CON-9). */
export const lastPurchase = z.object({ price: money, credits: z.int() });

export type LastPurchase = z.output<typeof lastPurchase>;
