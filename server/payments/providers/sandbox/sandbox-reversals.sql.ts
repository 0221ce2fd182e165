import { randomBytes } from 'node:crypto';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FetchedReversal } from '../provider.ts';
import { sandboxTables } from './sandbox-tables.ts';

const newId = (): string => `sbr_${randomBytes(18).toString('hex')}`;

/** The reversals of a payment in the sandbox bank's own books, oldest first. */
export async function sandboxReversals(db: Handle, payment: string): Promise<FetchedReversal[]> {
  const rows = await sandboxTables(db)
    .selectFrom('reversals')
    .select(['id as reference', 'kind', 'own_id as ownId', 'amount', 'state', 'reason'])
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, state, ...row }) => ({
    ...row,
    kind: kind === 'refund' ? 'refund' : 'chargeback',
    state: state === 'pending' || state === 'undone' ? state : 'done',
  }));
}

/** Stores a refund from the shop; the caller holds the lock on the payment. */
export async function insertSandboxRefund(
  db: Handle,
  payment: string,
  refund: Pick<FetchedReversal, 'ownId' | 'amount' | 'state'>,
): Promise<FetchedReversal> {
  const noted = { ...refund, kind: 'refund', reference: newId(), reason: null } as const;
  await sandboxTables(db)
    .insertInto('reversals')
    .values({
      id: noted.reference,
      payment_id: payment,
      kind: noted.kind,
      own_id: noted.ownId,
      amount: noted.amount,
      state: noted.state,
    })
    .execute();
  return noted;
}

/** Completes or fails the pending refunds of a payment. False if there are none. */
export async function endSandboxRefunds(
  db: Handle,
  payment: string,
  state: 'done' | 'undone',
): Promise<boolean> {
  const { numUpdatedRows } = await sandboxTables(db)
    .updateTable('reversals')
    .set({ state })
    .where('payment_id', '=', payment)
    .where('kind', '=', 'refund')
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The payer charges a paid amount back: all of it, and one chargeback at a time. False if the payment is not
 * paid or is already charged back.
 */
export async function chargeBackSandboxPayment(db: Handle, payment: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sandboxTables(db)
    .insertInto('reversals')
    .columns(['id', 'payment_id', 'kind', 'amount', 'reason'])
    .expression((from) =>
      from
        .selectFrom('payments')
        .select((row) => [
          row.val(newId()).as('id'),
          'id as payment_id',
          row.val('chargeback').as('kind'),
          'amount',
          // A bank states a reason only for a direct debit (PAY-18): the account holder wants the money back.
          row.case().when('method', '=', 'directdebit').then('MD06').end().as('reason'),
        ])
        .where('id', '=', payment)
        .where('state', '=', 'paid'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The shop wins the dispute and keeps the money. False if there is no chargeback. */
export async function undoSandboxChargeback(db: Handle, payment: string): Promise<boolean> {
  const { numUpdatedRows } = await sandboxTables(db)
    .updateTable('reversals')
    .set({ state: 'undone' })
    .where('payment_id', '=', payment)
    .where('kind', '=', 'chargeback')
    .where('state', '<>', 'undone')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
