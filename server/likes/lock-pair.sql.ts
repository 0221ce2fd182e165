import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Lets one transaction at a time decide about a pair of members, whichever of them it is for: two likes at
 * once see each other, and there is nothing to wait for crosswise. A statement of its own, so that the next
 * one reads what the transaction before has left. Members liked by many do not wait for each other.
 */
export async function lockPair(db: Handle, one: Id, other: Id): Promise<void> {
  const pair = `likes:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db);
}
