import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { madeCode } from './made-code.ts';

/**
 * The state of a code; each has a text: `payments.codes.state_<state>`. `waiting` needs a second operator.
 * `stopped` was ended by an operator, `ended` by its date. The only order of a `used_up` code is paid.
 */
export const codeState = z.enum(['active', 'waiting', 'stopped', 'ended', 'used_up']);

export type CodeState = z.output<typeof codeState>;

/** The paid orders of a code in one currency. All amounts are minor units. */
export const codeMoney = z.object({
  currency,
  orders: z.int(),
  /** The amount that buyers paid, after the discount and before any return. */
  revenue: z.int(),
  /** The difference to the full prices of these orders. */
  discount: z.int(),
  /** Money that went back, done or on its way. */
  refunded: z.int(),
  charged_back: z.int(),
});

export type CodeMoney = z.output<typeof codeMoney>;

/** A discount code with its use and its money, from the orders themselves (SAFE-6, CRED-8). */
export const codeFigures = z.object({
  ...madeCode.shape,
  state: codeState,
  /** The request that waits for a second operator; null for a code that exists. */
  approval: z.nullable(id),
  /** The number of orders that can still take the code; null: one of each member. */
  remaining: z.nullable(z.int()),
  /** The members whose orders with the code were paid, each once. */
  buyers: z.int(),
  /** When the first and the last of these orders were paid. */
  first_used: z.nullable(instant),
  last_used: z.nullable(instant),
  /** Sorted by currency; empty if no order was paid. */
  money: z.array(codeMoney),
  /** Addresses of operators; null: none, or not known. */
  made_by: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  stopped_by: z.nullable(z.string()),
  stopped_at: z.nullable(instant),
});

export type CodeFigures = z.output<typeof codeFigures>;
