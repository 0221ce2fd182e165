import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** With what our books are compared: a provider's, or our ledger with itself; each has a text: `credits.books.<books>`. */
export const comparedBooks = z.enum(['sandbox', 'mollie', 'ledger']);

export type ComparedBooks = z.output<typeof comparedBooks>;

/** How books may differ; each has a text: `credits.finding.<kind>` (CRED-11). */
export const findingKinds = [
  'unknown_here',
  'unknown_there',
  'amount_differs',
  'paid_there',
  'paid_here',
  'reversal_missing',
  'reversal_unknown',
  'no_reference',
  'ledger',
] as const;

export const findingKind = z.enum(findingKinds);

export type FindingKind = z.output<typeof findingKind>;

/** What each side says, in words of the trade: states, amounts, ids; null: it has nothing to say. */
export const findingDetails = z.object({ ours: z.nullable(z.string()), theirs: z.nullable(z.string()) });

export type FindingDetails = z.output<typeof findingDetails>;

/** A difference, each once. */
export const finding = z.object({
  id,
  kind: findingKind,
  books: comparedBooks,
  /** Of ours; null: we have none. */
  payment_id: z.nullable(id),
  provider_reference: z.nullable(z.string()),
  details: findingDetails,
  first_seen: instant,
  last_seen: instant,
  /** `gone`: the next comparison no longer saw it; `explained`: an operator did, with a note. */
  resolved: z.nullable(
    z.object({ how: z.enum(['gone', 'explained']), at: instant, note: z.nullable(z.string()) }),
  ),
});

export type Finding = z.output<typeof finding>;

/** One comparison. */
export const reconciliationRun = z.object({
  books: comparedBooks,
  covers_from: instant,
  covers_until: instant,
  started_at: instant,
  /** Null: it did not get to its end, or is still on its way. */
  finished_at: z.nullable(instant),
  /** How many payments each side had. */
  theirs: z.int(),
  ours: z.int(),
});

export type ReconciliationRun = z.output<typeof reconciliationRun>;
