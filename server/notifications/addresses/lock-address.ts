import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { mailboxName } from './normalize-address.ts';

/**
 * Lets one transaction at a time decide who may have an address: an account that is opened with it while another one of
 * it is banned is either found by the ban, or finds it.
 */
export async function lockAddress(db: Handle, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications:address:${mailboxName(email)}`}, 0))`.execute(
    db,
  );
}
