import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
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
