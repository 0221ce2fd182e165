import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { debitBlock } from '../get-direct-debit.ts';
import { invoice } from '../get-invoices.ts';
import { packageId } from '../package.ts';
import { paymentState } from '../payment.ts';
import { paymentMethod } from '../payment-method.ts';
import { finding } from './list-findings.ts';

/** A payment in a list of the console. */
export const consolePayment = z.object({
  payment_id: id,
  member: id,
  state: paymentState,
  payment_method: paymentMethod,
  credits: z.int(),
  price: money,
  /** The part of the price that was returned; null if nothing was. */
  reversed: z.nullable(money),
  provider: z.string(),
  /** The provider's own id; null until the provider has answered. */
  provider_reference: z.nullable(z.string()),
  /** The orders from which the same member withdrew with money back, in the last 12 months (CRED-14). */
  withdrawals: z.int(),
  created_at: instant,
});

export type ConsolePayment = z.output<typeof consolePayment>;

/** Money that was returned to the buyer, or is on its way. */
export const consoleReversal = z.object({
  id,
  kind: z.enum(['refund', 'chargeback']),
  state: z.enum(['pending', 'done', 'undone']),
  amount: money,
  /** The credits that the money is worth, and how many of them could be taken back. */
  credits: z.int(),
  taken: z.int(),
  provider_reference: z.nullable(z.string()),
  /** The requester of the refund. Null for a chargeback, and for a refund that only the provider knew. */
  requested_by: z.nullable(z.enum(['member', 'operator', 'system'])),
  /** The day on which a refund that waits is sent at the latest (SEPA-8). Null: it does not wait. */
  held_until: z.nullable(instant),
  /** The bank's reason code, or the reason for the refund. */
  reason: z.nullable(z.string()),
  created_at: instant,
  settled_at: z.nullable(instant),
});

export type ConsoleReversal = z.output<typeof consoleReversal>;

/** An event in the life of a payment. Each event has a text: `payments.event.<what>`. */
export const paymentEvent = z.object({
  at: instant,
  what: z.enum([
    'ordered',
    'agreed_to_start',
    'agreed_to_keep',
    'completed',
    'failed',
    'cancelled',
    'invoiced',
    'credited',
    'refund_proposed',
    'refund_approved',
    'refund_declined',
    'refund_began',
    'chargeback_began',
    'reversal_done',
    'reversal_undone',
    'debt_waived',
    'differed',
    'settled_difference',
  ]),
  amount: z.nullable(money),
  /** A number, a code or an operator's own text; null if there is nothing to add. */
  more: z.nullable(z.string()),
});

export type PaymentEvent = z.output<typeof paymentEvent>;

/** A refund that waits for another operator (SEPA-8). */
export const refundProposal = z.object({
  id,
  amount: money,
  credits: z.int(),
  reason: z.string(),
  proposed_at: instant,
  /** True if the refund is booked, and the proposal is only to send it before its day. */
  early: z.boolean(),
  /** True for the caller's own proposal, which the caller can withdraw but not approve. */
  own: z.boolean(),
});

/** Everything about a payment, for the operator who decides about it (SAFE-2). */
export const consolePaymentFacts = z.object({
  ...consolePayment.shape,
  package: packageId,
  full_price: z.nullable(money),
  discount_code: z.nullable(z.string()),
  country: z.string(),
  ip_country: z.nullable(z.string()),
  payer_country: z.nullable(z.string()),
  /** The failure reason in the words of the bank or card; null if none was given. */
  failure: z.nullable(z.string()),
  settled_at: z.nullable(instant),
  /** Until when the payment can be charged back or refunded, as far as is known. */
  watched_until: z.nullable(instant),
  /** The mandate that was charged or kept for later. It shows only the last digits of the card or account. */
  mandate: z.nullable(
    z.object({ method: paymentMethod, last_four: z.nullable(z.string()), state: z.string() }),
  ),
  /** The buyer's request to use the credits at once (CON-3); null if the buyer did not ask for that. */
  start_now: z.nullable(z.object({ text_version: z.string(), language: z.string(), given_at: instant })),
  reversals: z.array(consoleReversal),
  invoices: z.array(invoice),
  /** Oldest first. */
  events: z.array(paymentEvent),
  /** Differences with the provider, open or not (CRED-11). */
  findings: z.array(finding),
  /** Credits that could not be taken back and were not waived (PAY-34). */
  debt: z.int(),
  /**
   * The money that went back beyond the price, by refunds and chargebacks together; null if none did
   * (CRED-11).
   */
  lost: z.nullable(money),
  /** When the buyer withdrew from the order; null if the buyer did not (CON-4). */
  withdrawn_at: z.nullable(instant),
  /** Why direct debits are blocked for this member; null if they are not (MEET-12). */
  debit_block: z.nullable(debitBlock),
  /**
   * The most that can be refunded now. `credits` counts the unspent credits of this payment, which are worth
   * `unspent`.
   */
  refundable: z.object({ most: money, unspent: money, credits: z.int() }),
  proposal: z.nullable(refundProposal),
  /**
   * The open case of a refund that the provider refused (DSA-6). `amount` is what it is worth now. The
   * account is null until the buyer gives it.
   */
  refund_case: z.nullable(
    z.object({
      amount: money,
      opened_at: instant,
      account: z.nullable(z.object({ holder: z.string(), iban: z.string() })),
    }),
  ),
});

export type ConsolePaymentFacts = z.output<typeof consolePaymentFacts>;

/** Everything about one payment (SAFE-2). */
export const getConsolePayment = operation({
  name: 'payments/get-console-payment',
  summary: 'One payment, for operators',
  method: 'GET',
  path: '/api/console/payment.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({ id: queryId }),
  answer: consolePaymentFacts,
  errors: {},
});
