import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';

/** A refund that the payment provider refused, as its member sees it (DSA-6). */
export const refundCase = z.object({
  order: id,
  /** The amount that we pay by bank transfer for unspent credits of the order. */
  amount: money,
  opened_at: instant,
  /** The end of the account that the member gave; null: we ask for it. */
  account: z.nullable(z.string()),
});

export type RefundCase = z.output<typeof refundCase>;
