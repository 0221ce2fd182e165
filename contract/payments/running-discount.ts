import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** A discount that a member has now without entering a code (CRED-9). */
export const runningDiscount = z.object({
  code: z.string(),
  value_percentage: z.number(),
  expires: instant,
  /**
   * Seconds until `expires` by the server clock, rounded up, because the clock of the device may be wrong
   * (CON-12).
   */
  seconds_left: z.int(),
});

export type RunningDiscount = z.output<typeof runningDiscount>;

/** The discounts of a member who never bought, for a while after the sign-up; null once they have ended. */
export const newcomerDiscounts = z.object({
  time_bonus: z.nullable(runningDiscount),
  welcome: z.nullable(runningDiscount),
});

export type NewcomerDiscounts = z.output<typeof newcomerDiscounts>;
