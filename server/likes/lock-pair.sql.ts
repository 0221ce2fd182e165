import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Serializes transactions about one pair of members, in whichever direction. Two simultaneous likes thus see
 * each other, and no deadlock is possible. The lock is a statement of its own, so that the next statement
 * reads what the previous transaction committed. Members with many likes do not wait for each other.
 */
export async function lockPair(db: Handle, one: Id, other: Id): Promise<void> {
  const pair = `likes:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db);
}
