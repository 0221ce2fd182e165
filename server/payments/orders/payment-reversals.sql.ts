import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { paymentsTables } from '../tables.ts';

const reversalState = z.enum(['pending', 'done', 'undone']);

type ReversalState = z.output<typeof reversalState>;

const requestedBy = z.nullable(z.enum(['member', 'operator', 'system']));

const releasedWhy = z.nullable(z.enum(['approved', 'due', 'returned']));

/** Money that was returned, and the credits it took back. */
export interface StoredReversal {
  readonly id: Id;
  readonly kind: FetchedReversal['kind'];
  /** The provider's id; null while the provider has not confirmed our refund. */
  readonly reference: string | null;
  readonly amount: number;
  /** The credits that the money is worth; `taken` counts those that could be taken back. */
  readonly credits: number;
  readonly taken: number;
  readonly state: ReversalState;
  /** The requester of our own refund; null for a reversal that the provider reported. */
  readonly requestedBy: z.output<typeof requestedBy>;
  /** When we first heard of it, or booked it. */
  readonly createdAt: Date;
  /** The day on which a refund of a direct debit is sent at the latest; null: it does not wait (SEPA-8). */
  readonly heldUntil: Date | null;
  /** The end of that wait; null: it still waits, or never did. */
  readonly releasedAt: Date | null;
  /** Why the wait ended; `returned`: the bank returned the debit, so the refund was given up. */
  readonly releasedWhy: z.output<typeof releasedWhy>;
  /** When the provider was last asked for the refund; null: it was not. */
  readonly sendingAt: Date | null;
  /** True for a refund that an operator paid by bank transfer. */
  readonly isByHand: boolean;
}

/** True for a refund that is booked and not sent yet, because its bank may still return the debit. */
export const isHeld = ({
  heldUntil,
  releasedAt,
}: Pick<StoredReversal, 'heldUntil' | 'releasedAt'>): boolean => heldUntil !== null && releasedAt === null;

interface Row extends Omit<StoredReversal, 'kind' | 'state' | 'requestedBy' | 'releasedWhy'> {
  readonly kind: string;
  readonly state: string;
  readonly requestedBy: string | null;
  readonly releasedWhy: string | null;
}

const ofRow = <R extends Row>(row: R) => ({
  ...row,
  kind: row.kind === 'refund' ? ('refund' as const) : ('chargeback' as const),
  state: z.parse(reversalState, row.state),
  requestedBy: z.parse(requestedBy, row.requestedBy),
  releasedWhy: z.parse(releasedWhy, row.releasedWhy),
});

const select = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('payment_reversals')
    .select(['id', 'kind', 'provider_reference as reference', 'amount', 'credits', 'taken', 'state'])
    .select(['requested_by as requestedBy', 'held_until as heldUntil', 'released_at as releasedAt'])
    .select(['released_why as releasedWhy', 'sending_at as sendingAt', 'created_at as createdAt'])
    .select('by_hand as isByHand');

/** Reversals of one payment, oldest first. Writers must hold the lock on the payment's row. */
export async function reversalsOfPayment(db: Handle, payment: Id): Promise<StoredReversal[]> {
  const rows = await select(db)
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(ofRow);
}

/** One reversal with the id of its payment. */
export async function readReversal(
  db: Handle,
  id: Id,
): Promise<(StoredReversal & { readonly payment: Id }) | null> {
  const row = await select(db).select('payment_id as payment').where('id', '=', id).executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** The id of the next reversal: its ledger entry is named after it. */
export async function nextReversalId(db: Handle): Promise<Id> {
  const { id } = await paymentsTables(db)
    .selectNoFrom(({ fn }) => fn<Id>('random_id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** The requester of one of our refunds. */
export type RequestedBy =
  | { readonly kind: 'member' }
  /** Money that arrived without a valid reservation (CRED-13). */
  | { readonly kind: 'system' }
  | {
      readonly kind: 'operator';
      readonly id: Id;
      /** The second operator, who approved the refund (SEPA-8). */
      readonly approvedBy?: Id | undefined;
    };

export interface NewReversal
  extends Pick<StoredReversal, 'id' | 'kind' | 'reference' | 'amount' | 'credits' | 'taken' | 'state'> {
  /** See `StoredReversal.heldUntil`. */
  readonly heldUntil?: Date | null;
  readonly by: RequestedBy | null;
  readonly reason: string | null;
  readonly now: Date;
}

export async function insertReversal(
  db: Handle,
  payment: Id,
  reversal: NewReversal,
): Promise<StoredReversal> {
  const { reference, now, reason, by, heldUntil = null, ...row } = reversal;
  const operator = by?.kind === 'operator' ? by : null;
  await paymentsTables(db)
    .insertInto('payment_reversals')
    .values({
      ...row,
      payment_id: payment,
      provider_reference: reference,
      held_until: heldUntil,
      requested_by: by?.kind ?? null,
      operator_id: operator?.id ?? null,
      approved_by: operator?.approvedBy ?? null,
      reason: reason?.slice(0, 500) ?? null,
      created_at: now,
      settled_at: row.state === 'pending' ? null : now,
    })
    .execute();
  return {
    ...{ ...row, reference, requestedBy: by?.kind ?? null, heldUntil, createdAt: now },
    ...{ releasedAt: null, releasedWhy: null, sendingAt: null, isByHand: false },
  };
}

/** Stores what a chargeback is worth in credits, and how many of them it took. */
export async function setReversalCredits(
  db: Handle,
  id: Id,
  { credits, taken }: Pick<StoredReversal, 'credits' | 'taken'>,
): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({ credits, taken })
    .where('id', '=', id)
    .execute();
}

/** Also stores the provider's reference if it was unknown. */
export async function setReversalState(
  db: Handle,
  id: Id,
  { state, reference, now }: { state: ReversalState; reference: string | null; now: Date },
): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({ state, settled_at: state === 'pending' ? null : now })
    .$if(reference !== null, (update) => update.set({ provider_reference: reference }))
    .where('id', '=', id)
    .execute();
}

/**
 * Schedules look-ups of a refund like those of reversible payments, because the webhook about its arrival may
 * be lost.
 */
export async function scheduleRefundLookUps(db: Handle, payment: Id, now: Date): Promise<void> {
  await sql`
    update payments set
      watched_until = greatest(watched_until, ${now}::timestamptz + interval '30 days'),
      next_check_at = ${now}::timestamptz + interval '1 hour'
    where id = ${payment}`.execute(db);
}
