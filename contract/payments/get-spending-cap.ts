import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** The number of days that a cap covers, and the number of days before a looser cap takes effect. */
export const capDays = 30;
export const looserCapDays = 7;

/** Highest cap, in minor units. */
export const highestCap = 1_000_000;

/**
 * A member's own limit on spending for credits in 30 days; amounts in minor units of `currency` (CRED-12).
 */
export const spendingCap = z.object({
  currency,
  /** Null: there is no cap. */
  cap: z.nullable(z.int()),
  /** Orders of the last 30 days that are paid or may still be paid, less what was returned. */
  spent: z.int(),
  /** The orders that make up `spent`. Each stops counting 30 days after `at`, when it was placed. */
  counted: z.array(z.object({ payment_id: id, amount: z.int(), at: instant })),
  /** A pending higher cap, or none (null), and the moment at which it takes effect. */
  next: z.nullable(z.object({ cap: z.nullable(z.int()), from: instant })),
});

export type SpendingCap = z.output<typeof spendingCap>;

/** The caller's own cap on spending for credits in 30 days (CRED-12). */
export const getSpendingCap = operation({
  name: 'payments/get-spending-cap',
  summary: 'Own spending cap',
  method: 'GET',
  path: '/api/spending-cap.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: spendingCap,
  errors: {},
});
