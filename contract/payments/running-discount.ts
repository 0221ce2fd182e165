import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
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

/** The member's own order that holds the discount on the first purchase (CRED-13). */
export const heldDiscount = z.object({
  payment_id: id,
  /** Until when the bank may still complete a cancelled order; null: the order is open. */
  held_until: z.nullable(instant),
});

/**
 * The discounts of a member who never bought, for a while after the sign-up; null once they have ended. Both
 * are null while a cancelled order holds the discount, because no other order gets it then.
 */
export const newcomerDiscounts = z.object({
  time_bonus: z.nullable(runningDiscount),
  welcome: z.nullable(runningDiscount),
  held: z.nullable(heldDiscount),
});

export type NewcomerDiscounts = z.output<typeof newcomerDiscounts>;
