import { randomBytes } from 'node:crypto';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FetchedReversal } from '../payments/provider.ts';
import { creditsTables } from './tables.ts';

/** What the pretend bank gave back of a payment, in its own books, oldest first. */
export async function sandboxReversals(db: Handle, payment: string): Promise<FetchedReversal[]> {
  const rows = await creditsTables(db)
    .selectFrom('sandbox_reversals')
    .select(['id as reference', 'kind', 'amount', 'state'])
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, state, ...row }) => ({
    ...row,
    kind: kind === 'refund' ? 'refund' : 'chargeback',
    state: state === 'pending' || state === 'undone' ? state : 'done',
    reason: null,
  }));
}

/** The payer has the bank take a paid amount back: all of it, once at a time. False where it is not there to take. */
export async function chargeBackSandboxPayment(db: Handle, payment: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await creditsTables(db)
    .insertInto('sandbox_reversals')
    .columns(['id', 'payment_id', 'kind', 'amount'])
    .expression((from) =>
      from
        .selectFrom('sandbox_payments')
        .select((row) => [
          row.val(`sbr_${randomBytes(18).toString('hex')}`).as('id'),
          'id as payment_id',
          row.val('chargeback').as('kind'),
          'amount',
        ])
        .where('id', '=', payment)
        .where('state', '=', 'paid'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The shop wins the dispute: the money is the shop's again. False where there is none. */
export async function undoSandboxChargeback(db: Handle, payment: string): Promise<boolean> {
  const { numUpdatedRows } = await creditsTables(db)
    .updateTable('sandbox_reversals')
    .set({ state: 'undone' })
    .where('payment_id', '=', payment)
    .where('kind', '=', 'chargeback')
    .where('state', '<>', 'undone')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
