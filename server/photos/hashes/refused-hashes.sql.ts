import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { RefusedReason } from '#contract/photos/list-refused-hashes.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { photos } from '../tables.ts';

export interface RefusedHash {
  readonly reason: RefusedReason;
  readonly report: Id;
  readonly at: Date;
}

/** Refuses hashes from now on. A hash that is refused already keeps its case. */
export async function refuseHashes(
  db: Handle,
  hashes: readonly Buffer[],
  { reason, report, at }: RefusedHash,
): Promise<void> {
  await sql`
    insert into refused_hashes (hash, reason, report_id, since)
    select distinct hash, ${reason}, ${report}::bigint, ${at}::timestamptz from unnest(${[...hashes]}::bytea[]) hash
    on conflict (hash) do nothing`.execute(db);
}

/** The reason of the first refused hash among these, or undefined. */
export async function refusedReason(db: Handle, hashes: readonly Buffer[]): Promise<string | undefined> {
  const row = await photos(db)
    .selectFrom('refused_hashes')
    .select('reason')
    .where('hash', '=', (any) => any.fn.any(any.val([...hashes])))
    .executeTakeFirst();
  return row?.reason;
}

/** Counts an upload that was refused for one of these hashes. */
export async function countAttempt(db: Handle, hashes: readonly Buffer[], at: Date): Promise<void> {
  await photos(db)
    .updateTable('refused_hashes')
    .set((one) => ({ attempts: one('attempts', '+', 1), last_attempt_at: at }))
    .where('hash', '=', (any) => any.fn.any(any.val([...hashes])))
    .execute();
}

/** Accepts the pictures of a case again, and returns the number of hashes. */
export async function acceptHashesOf(db: Handle, report: Id): Promise<number> {
  const { numDeletedRows } = await photos(db)
    .deleteFrom('refused_hashes')
    .where('report_id', '=', report)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A page of the list, the newest first. */
export function refusedHashRows(db: Handle, { offset, limit }: { offset: number; limit: number }) {
  return photos(db)
    .selectFrom('refused_hashes')
    .select(['hash', 'reason', 'report_id', 'since', 'attempts', 'last_attempt_at'])
    .orderBy('since', 'desc')
    .orderBy('hash')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Accepts one hash again. Returns its case, or undefined if the list does not have it. */
export async function deleteRefusedHash(db: Handle, hash: Buffer): Promise<Id | undefined> {
  const gone = await photos(db)
    .deleteFrom('refused_hashes')
    .where('hash', '=', hash)
    .returning('report_id')
    .executeTakeFirst();
  return gone?.report_id;
}
