import { sql } from 'kysely';
import type { Handle } from './handle.ts';

/**
 * Reads one snapshot without the time limit that the pool gives a statement, for checks over all rows of
 * large tables. Writes are refused.
 */
export const longRead = <T>(db: Handle, read: (snapshot: Handle) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await sql`set local statement_timeout = 0`.execute(snapshot);
      return read(snapshot);
    });
