import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';

/** Money that went back when its credits were gone: what nobody could take, and nobody waived (PAY-34). */
export const debt = z.object({
  payment_id: id,
  member: id,
  credits: z.int(),
  price: money,
  reversed: money,
  /** When the last of it went back. */
  since: instant,
});

export type Debt = z.output<typeof debt>;
