import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { debitBlock } from '../get-direct-debit.ts';
import { consolePayment } from './get-console-payment.ts';
import { debt } from './list-debts.ts';

/** A member's money: wallet, last orders, debts and discounts (SAFE-5). */
export const getMemberMoney = operation({
  name: 'payments/get-member-money',
  summary: "A member's money, for operators",
  method: 'GET',
  path: '/api/console/member-money.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({ member: queryId }),
  answer: z.object({
    credits: z.int(),
    /** Bought credits that cannot be spent yet. */
    waiting: z.int(),
    premium_since: z.nullable(instant),
    /** Completed orders, and what was paid and returned for them, per currency. */
    paid: z.array(z.object({ orders: z.int(), paid: money, returned: money })),
    /** The ten newest orders. */
    payments: z.array(consolePayment),
    debts: z.array(debt),
    debit_block: z.nullable(debitBlock),
    /** Discount codes of this member alone. */
    discounts: z.array(
      z.object({ code: z.string(), percentage: z.number(), expires_at: z.nullable(instant) }),
    ),
  }),
  errors: {},
});
