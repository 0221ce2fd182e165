import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * Refunds the unspent credits of one order to a banned member (DSA-6), the way the order was paid. `amount`
 * is what the member saw; another amount is `refund_changed`. An order that was refunded before answers the
 * same refund.
 */
export const refundUnspent = operation({
  name: 'safety/refund-unspent',
  summary: 'Refund unspent credits after a ban',
  method: 'POST',
  path: '/api/unspent-refunds.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ order: id, amount: money }),
  answer: z.object({
    order: id,
    amount: money,
    /** The day on which the refund of a direct debit is sent at the latest; null: at once. */
    refund_by: z.nullable(instant),
  }),
  errors: { refund_changed: 409, refund_disputed: 409, nothing_to_refund: 409 },
});
