import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** A discount that a member has now, without doing anything for it (CRED-9). */
export const runningDiscount = z.object({
  code: z.string(),
  value_percentage: z.number(),
  expires: instant,
  /** Until `expires` by our clock, in whole seconds, the last one begun: the device's own may be wrong (CON-12). */
  seconds_left: z.int(),
});

export type RunningDiscount = z.output<typeof runningDiscount>;

/** What a member who never bought has for a while after the sign-up; null: not any more. */
export const newcomerDiscounts = z.object({
  time_bonus: z.nullable(runningDiscount),
  welcome: z.nullable(runningDiscount),
});

export type NewcomerDiscounts = z.output<typeof newcomerDiscounts>;
