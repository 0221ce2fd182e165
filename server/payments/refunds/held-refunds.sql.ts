import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Why a refund is sent: two operators agreed, or its day came. */
export type ReleasedWhy = 'approved' | 'due';

/** Ends the wait of a refund, once. Returns false if the refund does not wait (any more). */
export async function releaseRefund(db: Handle, id: Id, why: ReleasedWhy, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({ released_at: now, released_why: why })
    .where('id', '=', id)
    .where('held_until', 'is not', null)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  await endProposal(db, id, now);
  return numUpdatedRows > 0n;
}

/** Gives up a refund that was not sent, because the bank returned the debit. The caller holds the payment. */
export async function giveUpRefund(db: Handle, id: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({ released_at: now, released_why: 'returned', state: 'undone', settled_at: now })
    .where('id', '=', id)
    .execute();
  await endProposal(db, id, now);
}

/** Closes the open proposal to send a refund early: nobody needs to decide it any more. */
async function endProposal(db: Handle, reversal: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('refund_proposals')
    .set({ decided_at: now, approved: false })
    .where('reversal_id', '=', reversal)
    .where('decided_at', 'is', null)
    .execute();
}

/**
 * Stores that the provider is asked for the refund now. Returns false if the refund waits, was given up, or
 * has its answer. The caller holds the payment, so that no return of the debit is booked meanwhile.
 */
export async function beginSending(db: Handle, id: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({ sending_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('provider_reference', 'is', null)
    .where((row) => row.or([row('held_until', 'is', null), row('released_at', 'is not', null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores that no call is under way any more, because the provider refused. */
export async function endSending(db: Handle, id: Id): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({ sending_at: null })
    .where('id', '=', id)
    .execute();
}

/** Refunds whose day has come, with their payments, oldest first. */
export const dueRefunds = (db: Handle, now: Date, limit: number) =>
  paymentsTables(db)
    .selectFrom('payment_reversals')
    .select(['id', 'payment_id as payment'])
    .where('held_until', '<=', now)
    .where('released_at', 'is', null)
    .orderBy('held_until')
    .limit(limit)
    .execute();

/**
 * Withdrawals whose refund was given up although their buyers do not have all of their money. The bank's
 * return of the debit was undone later, or was smaller than the refund.
 */
export const owedAgain = (db: Handle, limit: number) =>
  paymentsTables(db)
    .selectFrom('withdrawals')
    .innerJoin('payment_reversals as refund', 'refund.id', 'withdrawals.reversal_id')
    .select('withdrawals.id as withdrawal')
    .where('withdrawals.outcome', '=', 'refunded')
    .where('refund.released_why', '=', 'returned')
    .where(sql<boolean>`(
      select coalesce(sum(other.amount), 0) from payment_reversals as other
      where other.payment_id = refund.payment_id and other.state <> 'undone'
    ) < refund.amount`)
    .limit(limit)
    .execute();
