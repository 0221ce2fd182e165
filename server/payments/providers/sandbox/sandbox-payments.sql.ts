import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type PaymentMethod, paymentMethod } from '#contract/payments/payment-method.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type SandboxTables, sandboxTables } from './sandbox-tables.ts';

export const sandboxState = z.enum(['open', 'pending', 'paid', 'failed', 'canceled', 'expired']);

export type SandboxState = z.output<typeof sandboxState>;

type Row = Selectable<SandboxTables['payments']>;

/** The outcome of the shop's next refund; `lost`: the refund succeeds, but the shop never gets the answer. */
export const sandboxRefund = z.enum(['done', 'pending', 'not_enough_money', 'lost']);

export type SandboxRefund = z.output<typeof sandboxRefund>;

/** A payment in the sandbox bank's own books. */
export interface SandboxPayment extends Omit<Row, 'state' | 'next_refund' | 'method'> {
  readonly state: SandboxState;
  readonly next_refund: SandboxRefund;
  readonly method: PaymentMethod;
}

const known = (row: Row): SandboxPayment => ({
  ...row,
  state: z.parse(sandboxState, row.state),
  next_refund: z.parse(sandboxRefund, row.next_refund),
  method: z.parse(paymentMethod, row.method),
});

const ofRow = (row: Row | undefined): SandboxPayment | null => (row ? known(row) : null);

const unfinished: readonly SandboxState[] = ['open', 'pending'];

const select = (db: Handle) => sandboxTables(db).selectFrom('payments').selectAll();

export async function insertSandboxPayment(
  db: Handle,
  payment: Insertable<SandboxTables['payments']>,
): Promise<void> {
  await sandboxTables(db)
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

export const readSandboxPayment = async (db: Handle, id: string): Promise<SandboxPayment | null> =>
  ofRow(await select(db).where('id', '=', id).executeTakeFirst());

export const sandboxPaymentOfKey = async (db: Handle, key: string): Promise<SandboxPayment | null> =>
  ofRow(await select(db).where('idempotency_key', '=', key).executeTakeFirst());

/** Locked until the transaction ends. */
export const lockSandboxPayment = async (db: Handle, id: string): Promise<SandboxPayment | null> =>
  ofRow(await select(db).where('id', '=', id).forUpdate().executeTakeFirst());

/** Payments of a period with ids above `after`, ordered by id. */
export async function sandboxPaymentsMade(
  db: Handle,
  { from, until, after, limit }: { from: Date; until: Date; after: string; limit: number },
): Promise<SandboxPayment[]> {
  const rows = await select(db)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(known);
}

/** Newest first. */
export async function newestSandboxPayments(db: Handle, limit: number): Promise<SandboxPayment[]> {
  const rows = await select(db).orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(known);
}

/** False if the payment was already final or does not exist; a final state never changes. */
export async function setSandboxState(db: Handle, id: string, state: SandboxState): Promise<boolean> {
  const { numUpdatedRows } = await sandboxTables(db)
    .updateTable('payments')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Expires a checkout that was unfinished since `before`; a payment that the bank is processing continues. */
export async function expireSandboxPayment(db: Handle, id: string, before: Date): Promise<void> {
  await sandboxTables(db)
    .updateTable('payments')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('created_at', '<', before)
    .execute();
}

/** Completes a direct debit in progress once its time has come. */
export async function settleSandboxDebit(db: Handle, id: string, now: Date): Promise<void> {
  await sandboxTables(db)
    .updateTable('payments')
    .set({ state: 'paid' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('settles_at', '<=', now)
    .execute();
}

/** Cancels an unpaid payment, including a direct debit that the bank has not collected yet. */
export async function cancelSandboxPayment(db: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await sandboxTables(db)
    .updateTable('payments')
    .set({ state: 'canceled' })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('state', '=', 'open'), where.and({ state: 'pending', method: 'directdebit' })]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a further detail of a payment. */
export async function updateSandboxPayment(
  db: Handle,
  id: string,
  note:
    | { readonly failure: string }
    | { readonly mandate_id: string }
    | { readonly next_refund: SandboxRefund },
): Promise<void> {
  await sandboxTables(db).updateTable('payments').set(note).where('id', '=', id).execute();
}
