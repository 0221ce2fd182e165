import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FetchedMandate } from '../provider.ts';
import { type SandboxTables, sandboxTables } from './sandbox-tables.ts';

/** The outcome of the next charge of a kept card. */
export const sandboxCharge = z.enum([
  'paid',
  'authentication_required',
  'insufficient_funds',
  'card_expired',
  'card_declined',
]);

export type SandboxCharge = z.output<typeof sandboxCharge>;

const method = z.enum(['directdebit', 'creditcard', 'paypal']);

export const sandboxMandateState = z.enum(['pending', 'valid', 'invalid']);

type Row = Selectable<SandboxTables['mandates']>;

/** A mandate in the sandbox bank's own books. */
export interface SandboxMandate extends FetchedMandate {
  readonly nextCharge: SandboxCharge;
}

const ofRow = (row: Row): SandboxMandate => ({
  customer: row.customer,
  reference: row.id,
  method: z.parse(method, row.method),
  lastFour: row.last_four,
  state: z.parse(sandboxMandateState, row.state),
  nextCharge: z.parse(sandboxCharge, row.next_charge),
});

const select = (db: Handle) => sandboxTables(db).selectFrom('mandates').selectAll();

/** Stores a mandate unless the customer has one under that reference; returns the stored one. */
export async function keepSandboxMandate(
  db: Handle,
  mandate: Insertable<SandboxTables['mandates']>,
): Promise<SandboxMandate> {
  await sandboxTables(db)
    .insertInto('mandates')
    .values(mandate)
    .onConflict((conflict) => conflict.columns(['customer', 'mandate_reference']).doNothing())
    .execute();
  const kept = await select(db)
    .where((where) =>
      mandate.mandate_reference
        ? where.and({ customer: mandate.customer, mandate_reference: mandate.mandate_reference })
        : where('id', '=', mandate.id),
    )
    .executeTakeFirstOrThrow();
  return ofRow(kept);
}

export async function readSandboxMandate(db: Handle, id: string): Promise<SandboxMandate | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** False if there is no such mandate. */
export async function changeSandboxMandate(
  db: Handle,
  id: string,
  {
    state,
    next_charge,
  }: { readonly state: FetchedMandate['state']; readonly next_charge?: SandboxCharge | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await sandboxTables(db)
    .updateTable('mandates')
    .set({ state, ...(next_charge === undefined ? {} : { next_charge }) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Newest first. */
export async function newestSandboxMandates(db: Handle, limit: number): Promise<SandboxMandate[]> {
  const rows = await select(db).orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(ofRow);
}
