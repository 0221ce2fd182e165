import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** Why credits move (PAY-34). */
export const movementReason = z.enum([
  'signup',
  'demo',
  'gift',
  'purchase',
  'message',
  'refund',
  'withdrawal',
  'chargeback',
  'restored',
]);

/** A movement of credits as its member sees it. */
export const creditMovement = z.object({
  /** Its position in the member's own ledger; 1 is the first movement. */
  number: z.int(),
  at: instant,
  reason: movementReason,
  /** Positive into the wallet, negative out of it. */
  credits: z.int(),
  /** The balance of the wallet after the movement. */
  balance: z.int(),
  /** The number of bought credits in the movement; the others were given. */
  bought: z.int(),
  /**
   * The price of the bought credits, one amount for each currency; given credits cost nothing (CON-9). For
   * credits that were taken back with their money, see the order.
   */
  paid: z.array(money),
  /** The order whose credits the movement grants or takes back. */
  payment_id: z.nullable(id),
});

export type CreditMovement = z.output<typeof creditMovement>;

/**
 * Every movement of the caller's own credits, newest first. The next page holds the movements `before` the
 * last number (CRED-10).
 */
export const listMovements = operation({
  name: 'ledger/list-movements',
  summary: 'Own credits, movement by movement',
  method: 'GET',
  path: '/api/credits.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ before: z.optional(queryInteger(1, 2 ** 31 - 1)) }),
  answer: z.object({ movements: z.array(creditMovement), has_more: z.boolean() }),
  errors: {},
});
