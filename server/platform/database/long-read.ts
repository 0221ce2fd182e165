import { sql } from 'kysely';
import type { Handle } from './handle.ts';

/**
 * Reads one snapshot without the time limits that the pool gives a statement and an idle transaction. It is for checks
 * over all rows of large tables, and for files that are written from a snapshot. Writes are refused.
 */
export const longRead = <T>(db: Handle, read: (snapshot: Handle) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await sql`select set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(snapshot);
      return read(snapshot);
    });
