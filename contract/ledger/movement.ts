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
  /** Its place in the member's own ledger: 1 is the first there ever was. */
  number: z.int(),
  at: instant,
  reason: movementReason,
  /** Into the wallet above zero, out of it below. */
  credits: z.int(),
  /** What the wallet held afterwards. */
  balance: z.int(),
  /** How many of the credits were bought; the others were given. */
  bought: z.int(),
  /**
   * What was paid for the bought ones, one amount for each currency; given ones cost nothing (CON-9). Of credits that went
   * back with their money the order tells it.
   */
  paid: z.array(money),
  /** The order that it brings or takes back. */
  payment_id: z.nullable(id),
});

export type CreditMovement = z.output<typeof creditMovement>;
