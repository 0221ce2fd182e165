import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Serialises decisions on deleting, keeping and entering an account. Taken first, before any row of the
 * member is locked, so that no deadlock can occur.
 */
export async function lockAccount(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account', ${member}))`.execute(db);
}
