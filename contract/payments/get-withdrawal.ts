import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** An order that its buyer can withdraw from now. */
export const withdrawableOrder = z.object({
  order: id,
  credits: z.int(),
  price: money,
  ordered_at: instant,
  until: instant,
  /** What would be paid back now (CON-2, CON-3); null: nothing, for all of it was used after agreeing to that. */
  refund: z.nullable(money),
});

export type WithdrawableOrder = z.output<typeof withdrawableOrder>;

/** What the withdrawal page can fill in for a member who is logged in; for all others nothing (CON-4). */
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
