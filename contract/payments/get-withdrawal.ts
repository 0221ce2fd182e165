import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** An order from which its buyer can withdraw now. */
export const withdrawableOrder = z.object({
  order: id,
  credits: z.int(),
  price: money,
  ordered_at: instant,
  until: instant,
  /**
   * The amount that would be refunded now (CON-2, CON-3). Null if all credits were used after the buyer
   * agreed to an immediate start.
   */
  refund: z.nullable(money),
  /**
   * The day on which the refund of a direct debit is sent at the latest, because its bank may still return
   * the debit (SEPA-8). Null if the refund is sent at once.
   */
  refund_by: z.nullable(instant),
});

export type WithdrawableOrder = z.output<typeof withdrawableOrder>;

/**
 * The details that the withdrawal page can prefill for a logged-in member; empty for everybody else (CON-4).
 */
export const getWithdrawal = operation({
  name: 'payments/get-withdrawal',
  summary: 'Own orders that can be withdrawn from',
  method: 'GET',
  path: '/api/withdrawal.php',
  caller: 'anyone',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ email: z.nullable(z.string()), orders: z.array(withdrawableOrder) }),
  errors: {},
});
