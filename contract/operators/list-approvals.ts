import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { approvalKind } from './approval.ts';
import { itemFilter, itemOwner, matchingItems } from './item-owner.ts';

/** An act that waits for a second operator. */
export const approval = z.object({
  id,
  kind: approvalKind,
  member: z.nullable(id),
  /** Terms and numbers of the act, such as `code` and `value_percentage`. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Address of the operator who asked. */
  asked_by: z.string(),
  asked_at: instant,
  expires_at: instant,
  /** The caller asked for it, and can only withdraw it. */
  own: z.boolean(),
  owner: z.nullable(itemOwner),
});

export type Approval = z.output<typeof approval>;

/**
 * Acts that wait for a second operator, that the caller's rights cover and that pass a filter (SAFE-6, SAFE-10).
 * Oldest first, unless `sort` says otherwise.
 */
export const listApprovals = operation({
  name: 'operators/list-approvals',
  summary: 'Acts that wait for a second operator',
  method: 'GET',
  path: '/api/console/approvals.php',
  caller: 'operator',
  right: 'console',
  input: z.strictObject({
    page: z._default(queryInteger(1, 1000), 1),
    kind: z.optional(approvalKind),
    ...itemFilter,
  }),
  answer: z.extend(pageOf(approval), {
    matching: matchingItems,
    /** The caller approves nothing before this moment. Null: from now on. */
    approves_from: z.nullable(instant),
    /** No other operator can log in: every act that needs two waits. */
    alone: z.boolean(),
  }),
  errors: {},
});
