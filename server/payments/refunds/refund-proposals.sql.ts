import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

export interface NewProposal {
  readonly payment: Id;
  readonly amount: number;
  readonly credits: number;
  readonly reason: string;
  readonly operator: Id;
  readonly now: Date;
  /**
   * The booked refund that the proposal would send before its day; absent: the proposal is a refund of its
   * own.
   */
  readonly reversal?: Id;
}

/** False if a proposal for this payment is already waiting. */
export async function insertProposal(db: Handle, proposed: NewProposal): Promise<boolean> {
  const { payment, amount, credits, reason, operator, now, reversal } = proposed;
  const row = await paymentsTables(db)
    .insertInto('refund_proposals')
    .values({
      ...{ payment_id: payment, amount, credits, reason, proposed_by: operator, proposed_at: now },
      reversal_id: reversal ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All proposals of a payment, oldest first. */
export function proposalsOf(db: Handle, payment: Id) {
  return paymentsTables(db)
    .selectFrom('refund_proposals')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('proposed_at')
    .execute();
}

export function readProposal(db: Handle, id: Id) {
  return paymentsTables(db)
    .selectFrom('refund_proposals')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A waiting proposal, locked until the transaction ends; undefined if there is none (any more). */
export function lockProposal(db: Handle, id: Id) {
  return paymentsTables(db)
    .selectFrom('refund_proposals')
    .selectAll()
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideProposal(
  db: Handle,
  id: Id,
  { operator, approved, now }: { readonly operator: Id; readonly approved: boolean; readonly now: Date },
): Promise<void> {
  await paymentsTables(db)
    .updateTable('refund_proposals')
    .set({ decided_by: operator, decided_at: now, approved })
    .where('id', '=', id)
    .execute();
}
