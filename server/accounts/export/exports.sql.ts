import { sql } from 'kysely';
import type { ExportState } from '#contract/accounts/get-export.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { accountsTables } from '../tables.ts';

/** A row of `account_exports`. */
interface ExportRow {
  readonly requested_at: Date;
  readonly ready_at: Date | null;
  readonly expires_at: Date | null;
  readonly fetched_at: Date | null;
}

/** Earliest moment for the member's next export. An export that is not ready by then has failed. */
export const nextExportAt = (row: Pick<ExportRow, 'requested_at'>): Date => addDays(row.requested_at, 1);

const stateOf = (row: ExportRow, now: Date): ExportState['state'] => {
  if (row.fetched_at !== null) return 'fetched';
  if (row.ready_at === null) return now < nextExportAt(row) ? 'making' : 'expired';
  return row.expires_at !== null && now < row.expires_at ? 'ready' : 'expired';
};

/** The state of an export as its member sees it. `row` is undefined if the member never requested one. */
export function exportStateOf(row: ExportRow | undefined, now: Date): ExportState {
  if (!row) return { state: 'none', requested_at: null, ready_at: null, expires_at: null };
  return {
    state: stateOf(row, now),
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

const table = (db: Handle) => accountsTables(db);

/** Serialises export requests of this member until the transaction ends: one at a time. */
export async function lockExports(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account_exports', ${member}))`.execute(db);
}

/** The member's newest export. */
export function newestExport(db: Handle, member: Id): Promise<ExportRow | undefined> {
  return table(db)
    .selectFrom('account_exports')
    .select(['requested_at', 'ready_at', 'expires_at', 'fetched_at'])
    .where('member_id', '=', member)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Stores a request and expires earlier exports. The file key is chosen now, so that no retry leaves another
 * file behind.
 */
export async function insertExport(
  db: Handle,
  { member, key, now }: { readonly member: Id; readonly key: string; readonly now: Date },
): Promise<Id> {
  await table(db)
    .updateTable('account_exports')
    .set({ expires_at: now })
    .where('member_id', '=', member)
    .where('storage_key', 'is not', null)
    .execute();
  const { id } = await table(db)
    .insertInto('account_exports')
    .values({ member_id: member, requested_at: now, storage_key: key })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An export by id, of any member. Undefined once it was deleted with its member. */
export function exportOf(db: Handle, id: Id) {
  return table(db)
    .selectFrom('account_exports')
    .select(['member_id', 'requested_at', 'ready_at', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns false if the export was deleted meanwhile, or was finished before. */
export async function finishExport(db: Handle, id: Id, now: Date, expires: Date): Promise<boolean> {
  const changed = await table(db)
    .updateTable('account_exports')
    .set({ ready_at: now, expires_at: expires })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .where('expires_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Claims a member's finished export for one download until `until`. Undefined if there is none, or if another
 * download holds it. If two downloads arrive at once, the second waits for the row and finds it claimed.
 */
export async function claimExport(
  db: Handle,
  { member, now, until }: { readonly member: Id; readonly now: Date; readonly until: Date },
): Promise<{ id: Id; key: string } | undefined> {
  const taken = await table(db)
    .updateTable('account_exports')
    .set({ fetching_until: until })
    .where('member_id', '=', member)
    .where('ready_at', 'is not', null)
    .where('fetched_at', 'is', null)
    .where('storage_key', 'is not', null)
    .where('expires_at', '>', now)
    .where((row) => row.or([row('fetching_until', 'is', null), row('fetching_until', '<=', now)]))
    .returning(['id', 'storage_key'])
    .executeTakeFirst();
  return taken && taken.storage_key !== null ? { id: taken.id, key: taken.storage_key } : undefined;
}

/** Extends a download's hold on its export, or releases it with null. */
export async function holdExport(db: Handle, id: Id, until: Date | null): Promise<void> {
  await table(db)
    .updateTable('account_exports')
    .set({ fetching_until: until })
    .where('id', '=', id)
    .execute();
}

/** Marks the export as fetched, so that its file can be deleted. */
export async function markExportFetched(db: Handle, id: Id, now: Date): Promise<void> {
  await table(db)
    .updateTable('account_exports')
    .set({ fetched_at: now, fetching_until: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Files that nobody can fetch any more: fetched, expired, or requested so long ago that they were given up.
 */
export function expiredExportFiles(db: Handle, now: Date, begunBefore: Date) {
  return table(db)
    .selectFrom('account_exports')
    .select(['id', 'storage_key'])
    .where('storage_key', 'is not', null)
    .where((row) =>
      row.or([
        row('fetched_at', 'is not', null),
        row('expires_at', '<=', now),
        row.and([row('ready_at', 'is', null), row('requested_at', '<=', begunBefore)]),
      ]),
    )
    .limit(1000)
    .execute();
}

/** The file is deleted. An export that was never finished counts as expired from now on. */
export async function clearExportFile(db: Handle, id: Id, now: Date): Promise<void> {
  await table(db)
    .updateTable('account_exports')
    .set((row) => ({ storage_key: null, expires_at: row.fn.coalesce('expires_at', row.val(now)) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes old rows: the fact that there was an export is not kept longer than this. */
export async function deleteOldExports(db: Handle, requestedBefore: Date): Promise<void> {
  await table(db)
    .deleteFrom('account_exports')
    .where('storage_key', 'is', null)
    .where('requested_at', '<=', requestedBefore)
    .execute();
}
