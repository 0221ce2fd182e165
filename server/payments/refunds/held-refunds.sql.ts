import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Why the wait of a refund ended: two operators agreed, its day came, or the bank returned the debit first. */
export type ReleasedWhy = 'approved' | 'due' | 'returned';

/**
 * Ends the wait of a refund, once. Returns false if the refund does not wait (any more). A refund that is not
 * sent because the bank returned the debit is undone in the same statement.
 */
export async function releaseRefund(db: Handle, id: Id, why: ReleasedWhy, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({
      released_at: now,
      released_why: why,
      ...(why === 'returned' && { state: 'undone', settled_at: now }),
    })
    .where('id', '=', id)
    .where('held_until', 'is not', null)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
 * Withdrawals whose refund was given up because the bank returned the debit, although that return was undone
 * later: their buyers have no money back.
 */
export const owedAgain = (db: Handle, limit: number) =>
  paymentsTables(db)
    .selectFrom('withdrawals')
    .innerJoin('payment_reversals as refund', 'refund.id', 'withdrawals.reversal_id')
    .select('withdrawals.id as withdrawal')
    .where('withdrawals.outcome', '=', 'refunded')
    .where('refund.released_why', '=', 'returned')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_reversals as other')
            .select('other.id')
            .whereRef('other.payment_id', '=', 'refund.payment_id')
            .where('other.state', '<>', 'undone'),
        ),
      ),
    )
    .limit(limit)
    .execute();
