import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { itemFilter, itemOwner, matchingItems } from '#contract/operators/item-owner.ts';

/** A refund that waits for a second operator (SEPA-8, SAFE-6). */
export const waitingRefund = z.object({
  proposal: id,
  payment: id,
  amount: money,
  credits: z.int(),
  reason: z.string(),
  /** Address of the operator who asked. */
  asked_by: z.string(),
  asked_at: instant,
  expires_at: instant,
  /** The refund is booked, and would be sent before its day. */
  early: z.boolean(),
  own: z.boolean(),
  owner: z.nullable(itemOwner),
});

export type WaitingRefund = z.output<typeof waitingRefund>;

/**
 * Refunds that wait for a second operator and pass a filter (SAFE-10). Oldest first, unless `sort` says otherwise.
 */
export const listRefundProposals = operation({
  name: 'payments/list-refund-proposals',
  summary: 'Refunds that wait for a second operator',
  method: 'GET',
  path: '/api/console/refund-proposals.php',
  caller: 'operator',
  right: 'money',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1), ...itemFilter }),
  answer: z.extend(pageOf(waitingRefund), { matching: matchingItems }),
  errors: {},
});
