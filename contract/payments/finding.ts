import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * The books that are compared: those of a provider with ours, or our ledger with itself. Each has a text:
 * `payments.books.<books>`.
 */
export const comparedBooks = z.enum(['sandbox', 'mollie', 'ledger']);

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
