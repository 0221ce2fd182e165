import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { normalizeAddress } from './normalize-address.ts';

/**
 * Serialises decisions about an address. So an account that is opened during a ban of the address is either
 * found by the ban, or finds the ban.
 */
export async function lockAddress(db: Handle, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications:address:${normalizeAddress(email)}`}, 0))`.execute(
    db,
  );
}
