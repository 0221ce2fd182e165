import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { eventually } from './service.ts';

/** Until some statement in this database waits for a lock: what a test holds up is under way then. */
export const waitsForLock = (db: Handle): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length === 0) throw new Error('nothing waits for a lock');
  });
