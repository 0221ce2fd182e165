import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FetchedReversal } from '../payments/provider.ts';
import { creditsTables } from './tables.ts';

const reversalState = z.enum(['pending', 'done', 'undone']);

type ReversalState = z.output<typeof reversalState>;

/** Money that went back, and what it took along. */
export interface StoredReversal {
  readonly id: Id;
  readonly kind: FetchedReversal['kind'];
  readonly reference: string;
  readonly amount: number;
  /** What the money is worth; `taken` of them were there to take. */
  readonly credits: number;
  readonly taken: number;
  readonly state: ReversalState;
}

/** Of one payment, oldest first; whoever changes them holds the payment's row. */
export async function reversalsOfPayment(db: Handle, payment: Id): Promise<StoredReversal[]> {
  const rows = await creditsTables(db)
    .selectFrom('payment_reversals')
    .select(['id', 'kind', 'provider_reference as reference', 'amount', 'credits', 'taken', 'state'])
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind === 'refund' ? 'refund' : 'chargeback',
    state: z.parse(reversalState, row.state),
  }));
}

/** The id that a reversal will have: its movement in the ledger is named after it. */
export async function nextReversalId(db: Handle): Promise<Id> {
  const { id } = await creditsTables(db)
    .selectNoFrom(({ fn }) => fn<Id>('random_id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertReversal(
  db: Handle,
  payment: Id,
  reversal: StoredReversal & { readonly reason: string | null; readonly now: Date },
): Promise<void> {
  const { reference, now, reason, ...row } = reversal;
  await creditsTables(db)
    .insertInto('payment_reversals')
    .values({
      ...row,
      payment_id: payment,
      provider_reference: reference,
      reason: reason?.slice(0, 100) ?? null,
      created_at: now,
      settled_at: row.state === 'pending' ? null : now,
    })
    .execute();
}

export async function setReversalState(db: Handle, id: Id, state: ReversalState, now: Date): Promise<void> {
  await creditsTables(db)
    .updateTable('payment_reversals')
    .set({ state, settled_at: now })
    .where('id', '=', id)
    .execute();
}
