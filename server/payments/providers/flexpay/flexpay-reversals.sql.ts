import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../../tables.ts';
import type { FetchedReversal } from '../provider.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly own_id: string | null;
  readonly transaction_id: string | null;
  readonly amount: number;
}

const reversalOf = ({ id, kind, own_id: ownId, transaction_id, amount }: Row): FetchedReversal => ({
  kind: kind === 'chargeback' ? 'chargeback' : 'refund',
  reference: id,
  ownId,
  amount,
  state: transaction_id === null ? 'pending' : 'done',
  reason: null,
});

/** Everything stored about returned money of a payment, oldest first; `pending`: no postback confirmed it. */
export async function flexpayReversals(db: Handle, payment: Id): Promise<FetchedReversal[]> {
  const rows = await paymentsTables(db)
    .selectFrom('flexpay_reversals')
    .select(['id', 'kind', 'own_id', 'transaction_id', 'amount'])
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(reversalOf);
}

/** Stores a refund that an operator has to make; the same one once. */
export async function insertFlexpayRefund(
  db: Handle,
  refund: { readonly payment: Id; readonly ownId: string; readonly amount: number; readonly now: Date },
): Promise<void> {
  await paymentsTables(db)
    .insertInto('flexpay_reversals')
    .values({
      id: refund.ownId,
      payment_id: refund.payment,
      kind: 'refund',
      own_id: refund.ownId,
      amount: refund.amount,
      created_at: refund.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Removes a refund that no operator has to make any more. False if it was made. */
export async function deleteFlexpayRefund(db: Handle, refund: string): Promise<boolean> {
  const { numDeletedRows } = await paymentsTables(db)
    .deleteFrom('flexpay_reversals')
    .where('id', '=', refund)
    .where('transaction_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returned money, as a postback reports it. */
export interface ReportedFlexpayReversal {
  readonly payment: Id;
  readonly kind: 'refund' | 'chargeback';
  readonly transaction: string;
  readonly amount: number;
  readonly now: Date;
}

/**
 * Stores returned money once for each transaction. A refund confirms our own oldest one of that amount. The
 * caller holds the payment, so that two postbacks never confirm the same refund.
 */
export async function storeFlexpayReversal(db: Handle, told: ReportedFlexpayReversal): Promise<void> {
  const tables = paymentsTables(db);
  const known = await tables
    .selectFrom('flexpay_reversals')
    .select('id')
    .where('transaction_id', '=', told.transaction)
    .executeTakeFirst();
  if (known) return;
  const waiting =
    told.kind === 'chargeback'
      ? undefined
      : await tables
          .selectFrom('flexpay_reversals')
          .select('id')
          .where('payment_id', '=', told.payment)
          .where('transaction_id', 'is', null)
          .where('amount', '=', told.amount)
          .orderBy('created_at')
          .orderBy('id')
          .executeTakeFirst();
  if (waiting) {
    await tables
      .updateTable('flexpay_reversals')
      .set({ transaction_id: told.transaction })
      .where('id', '=', waiting.id)
      .execute();
    return;
  }
  await tables
    .insertInto('flexpay_reversals')
    .values({
      id: `transaction-${told.transaction}`,
      payment_id: told.payment,
      kind: told.kind,
      transaction_id: told.transaction,
      amount: told.amount,
      created_at: told.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
