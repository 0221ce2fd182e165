import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * Money that was returned after its credits were spent: credits that could not be taken back and were not
 * waived (PAY-34).
 */
export const debt = z.object({
  payment_id: id,
  member: id,
  credits: z.int(),
  price: money,
  reversed: money,
  /** When the last part of the money was returned. */
  since: instant,
});

export type Debt = z.output<typeof debt>;
