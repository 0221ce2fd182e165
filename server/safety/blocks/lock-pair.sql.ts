import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Serialises changes to the blocks of a pair, so that the events sent to both afterwards are correct. */
export async function lockPair(db: Handle, one: Id, other: Id): Promise<void> {
  const pair = `safety:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db);
}
