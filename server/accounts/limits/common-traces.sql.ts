import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** `payment_device` and `report_device` are hashes with different keys, so that they cannot be joined. */
export type StoredTrace = 'network' | 'payment_device' | 'report_device';

/** Returns the id of a network or device, made when an operator first meets it. */
export async function traceId(db: Handle, kind: StoredTrace, hash: Buffer, at: Date): Promise<Id> {
  await accountsTables(db)
    .insertInto('common_traces')
    .values({ kind, hash, created_at: at })
    .onConflict((one) => one.columns(['kind', 'hash']).doNothing())
    .execute();
  const { id } = await accountsTables(db)
    .selectFrom('common_traces')
    .select('id')
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return id;
}

export interface TraceRow {
  readonly kind: StoredTrace;
  readonly hash: Buffer;
  readonly braked_until: Date | null;
}

export async function traceRow(db: Handle, id: Id): Promise<TraceRow | undefined> {
  const { rows } = await sql<TraceRow>`
    select kind, hash, braked_until from common_traces where id = ${id}`.execute(db);
  return rows[0];
}

/** Stops new accounts from a network until a moment, or null to allow them. False for a device. */
export async function setBrake(
  db: Handle,
  id: Id,
  brake: { readonly until: Date; readonly operator: Id } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await accountsTables(db)
    .updateTable('common_traces')
    .set({ braked_until: brake?.until ?? null, braked_by: brake?.operator ?? null })
    .where('id', '=', id)
    .where('kind', '=', 'network')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether an operator stopped new accounts from this network. */
export async function isBrakedNetwork(db: Handle, hash: Buffer, now: Date): Promise<boolean> {
  const row = await accountsTables(db)
    .selectFrom('common_traces')
    .select('id')
    .where('kind', '=', 'network')
    .where('hash', '=', hash)
    .where('braked_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
