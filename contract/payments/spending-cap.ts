import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';

/** Days that a cap counts back, and days that a looser one waits. */
export const capDays = 30;
export const looserCapDays = 7;

/** Highest cap, in minor units. */
export const highestCap = 1_000_000;

/** What a member allows themselves to spend on credits in 30 days; amounts in minor units of `currency` (CRED-12). */
export const spendingCap = z.object({
  currency,
  /** Null: there is none. */
  cap: z.nullable(z.int()),
  /** Orders of the last 30 days that were paid or may still be, less what went back. */
  spent: z.int(),
  /** A higher cap, or none (null), that is to hold from then on. */
  next: z.nullable(z.object({ cap: z.nullable(z.int()), from: instant })),
});

export type SpendingCap = z.output<typeof spendingCap>;
