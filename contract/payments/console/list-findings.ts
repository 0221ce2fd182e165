import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { queryFlag } from '#contract/kit/query.ts';
import { instant } from '#contract/kit/time.ts';
import { itemFilter, itemOwner, matchingItems } from '#contract/operators/item-owner.ts';

/**
 * The books that are compared: those of a provider with ours, or our ledger with itself. Each has a text:
 * `payments.books.<books>`.
 */
export const comparedBooks = z.enum(['sandbox', 'mollie', 'flexpay', 'ledger']);

export type ComparedBooks = z.output<typeof comparedBooks>;

/**
 * The differences that a comparison of the books can find. Each has a text: `payments.finding.<kind>`
 * (CRED-11).
 */
export const findingKinds = [
  'unknown_here',
  'unknown_there',
  'amount_differs',
  'paid_there',
  'paid_here',
  'reversal_missing',
  'reversal_unknown',
  'no_reference',
  'more_back_than_paid',
  'ledger',
  /** A member with at least three refunded withdrawals within 90 days (CRED-14). */
  'serial_withdrawals',
  /** A refund that its provider refused and that an operator pays by bank transfer (DSA-6). */
  'refund_refused',
] as const;

export const findingKind = z.enum(findingKinds);

export type FindingKind = z.output<typeof findingKind>;

/** The record on each side, in technical terms: states, amounts, ids. Null if a side recorded nothing. */
export const findingDetails = z.object({ ours: z.nullable(z.string()), theirs: z.nullable(z.string()) });

export type FindingDetails = z.output<typeof findingDetails>;

/** A difference; each difference is stored once. */
export const finding = z.object({
  id,
  kind: findingKind,
  books: comparedBooks,
  /** Our payment; null if we have none. */
  payment_id: z.nullable(id),
  provider_reference: z.nullable(z.string()),
  details: findingDetails,
  first_seen: instant,
  last_seen: instant,
  /** `gone`: the next comparison no longer found it. `explained`: an operator explained it in a note. */
  resolved: z.nullable(
    z.object({ how: z.enum(['gone', 'explained']), at: instant, note: z.nullable(z.string()) }),
  ),
});

/** A difference in the list, with its owner. */
export const listedFinding = z.extend(finding, { owner: z.nullable(itemOwner) });

export type ListedFinding = z.output<typeof listedFinding>;

export type Finding = z.output<typeof finding>;

/** One comparison of two sets of books. */
export const reconciliationRun = z.object({
  books: comparedBooks,
  covers_from: instant,
  covers_until: instant,
  started_at: instant,
  /** Null if the comparison did not finish, or is still running. */
  finished_at: z.nullable(instant),
  /** The number of payments on each side. */
  theirs: z.int(),
  ours: z.int(),
});

export type ReconciliationRun = z.output<typeof reconciliationRun>;

/**
 * Differences between our books and the provider's that pass a filter: the open ones, or with `resolved` the
 * closed ones. Newest first, unless `sort` says otherwise. The answer includes the last comparisons, so that a
 * night without one is visible (CRED-11, SAFE-10).
 */
export const listFindings = operation({
  name: 'payments/list-findings',
  summary: 'Differences with the payment provider',
  method: 'GET',
  path: '/api/console/findings.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({
    resolved: z._default(queryFlag, false),
    page: z._default(queryInteger(1, 1000), 1),
    why: z.optional(findingKind),
    ...itemFilter,
  }),
  answer: z.object({
    ...pageOf(listedFinding).shape,
    matching: matchingItems,
    /** Newest first, at most ten. */
    runs: z.array(reconciliationRun),
    /** True if a nightly comparison did not run for more than a day. */
    overdue: z.boolean(),
  }),
  errors: {},
});
