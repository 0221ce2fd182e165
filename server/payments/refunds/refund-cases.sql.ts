import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** A refund that the provider refused, to be paid by bank transfer. */
export interface RefundCase {
  readonly id: Id;
  readonly payment: Id;
  /** Minor units and credits of the refused refund. Its credits went back to the wallet. */
  readonly amount: number;
  readonly credits: number;
  readonly openedAt: Date;
  /** Holder and IBAN, sealed; null until the member gives them. */
  readonly account: Buffer | null;
  readonly accountAt: Date | null;
}

const open = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('refund_cases as found')
    .innerJoin('payment_reversals as refused', 'refused.id', 'found.reversal_id')
    .select(['found.id', 'found.payment_id as payment', 'refused.amount', 'refused.credits'])
    .select(['opened_at as openedAt', 'account', 'account_at as accountAt'])
    .where('closed_at', 'is', null);

/** Opens the case of a refused refund; a payment has one open case. Returns false if it has one already. */
export async function insertRefundCase(
  db: Handle,
  { payment, reversal, now }: { readonly payment: Id; readonly reversal: Id; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await paymentsTables(db)
    .insertInto('refund_cases')
    .values({ payment_id: payment, reversal_id: reversal, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** True if the refund led to a case, open or not. */
export async function hasRefundCase(db: Handle, reversal: Id): Promise<boolean> {
  const row = await paymentsTables(db)
    .selectFrom('refund_cases')
    .select('id')
    .where('reversal_id', '=', reversal)
    .executeTakeFirst();
  return row !== undefined;
}

/** The open case of a payment; null if there is none. Writers must hold the lock on the payment's row. */
export const openCaseOf = async (db: Handle, payment: Id): Promise<RefundCase | null> =>
  (await open(db).where('found.payment_id', '=', payment).executeTakeFirst()) ?? null;

/** The open cases of a member, oldest first. */
export const openCasesOfMember = (db: Handle, member: Id): Promise<RefundCase[]> =>
  open(db)
    .innerJoin('payments', 'payments.id', 'found.payment_id')
    .where('payments.member_id', '=', member)
    .orderBy('opened_at')
    .orderBy('found.id')
    .execute();

/** All open cases, oldest first. */
export const openRefundCases = (db: Handle, limit: number): Promise<RefundCase[]> =>
  open(db).orderBy('opened_at').orderBy('found.id').limit(limit).execute();

export async function setCaseAccount(db: Handle, id: Id, account: Buffer, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('refund_cases')
    .set({ account, account_at: now })
    .where('id', '=', id)
    .execute();
}

/** Closes a case. The bank account is deleted with it. */
export async function closeRefundCase(
  db: Handle,
  id: Id,
  { operator, reversal, now }: { readonly operator: Id; readonly reversal: Id | null; readonly now: Date },
): Promise<void> {
  await paymentsTables(db)
    .updateTable('refund_cases')
    .set({ closed_at: now, closed_by: operator, paid_reversal_id: reversal, account: null })
    .where('id', '=', id)
    .execute();
}

/** Marks a refund as paid by bank transfer, so that the provider is not expected to know it. */
export async function setPaidByTransfer(db: Handle, reversal: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_reversals')
    .set({
      ...{ by_hand: true, state: 'done', settled_at: now },
      provider_reference: sql<string>`'by-hand-' || id`,
    })
    .where('id', '=', reversal)
    .execute();
}
