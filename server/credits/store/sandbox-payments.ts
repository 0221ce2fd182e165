import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { CreditsTables } from '#database/tables/credits.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { creditsTables } from './tables.ts';

export const sandboxState = z.enum(['open', 'pending', 'paid', 'failed', 'canceled', 'expired']);

export type SandboxState = z.output<typeof sandboxState>;

type Row = Selectable<CreditsTables['sandbox_payments']>;

/** A payment in the pretend bank's own books. */
export interface SandboxPayment extends Omit<Row, 'state'> {
  readonly state: SandboxState;
}

const ofRow = (row: Row | undefined): SandboxPayment | null =>
  row ? { ...row, state: z.parse(sandboxState, row.state) } : null;

const unfinished: readonly SandboxState[] = ['open', 'pending'];

const select = (db: Handle) => creditsTables(db).selectFrom('sandbox_payments').selectAll();

export async function insertSandboxPayment(
  db: Handle,
  payment: Insertable<CreditsTables['sandbox_payments']>,
): Promise<void> {
  await creditsTables(db)
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

export const readSandboxPayment = async (db: Handle, id: string): Promise<SandboxPayment | null> =>
  ofRow(await select(db).where('id', '=', id).executeTakeFirst());

export const sandboxPaymentOfKey = async (db: Handle, key: string): Promise<SandboxPayment | null> =>
  ofRow(await select(db).where('idempotency_key', '=', key).executeTakeFirst());

/** False when the payment was final already, or does not exist: an end is an end. */
export async function setSandboxState(db: Handle, id: string, state: SandboxState): Promise<boolean> {
  const { numUpdatedRows } = await creditsTables(db)
    .updateTable('sandbox_payments')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a checkout that nobody finished since `before`; one that the bank is working on goes on. */
export async function expireSandboxPayment(db: Handle, id: string, before: Date): Promise<void> {
  await creditsTables(db)
    .updateTable('sandbox_payments')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('created_at', '<', before)
    .execute();
}
