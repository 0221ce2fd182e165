import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Lets one transaction at a time decide whether an account goes, stays or is entered. Taken first, before any row of
 * the member, so that there is nothing to wait for crosswise.
 */
export async function lockAccount(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account', ${member}))`.execute(db);
}
