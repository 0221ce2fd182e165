import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { eventually } from '../service/service.ts';

/**
 * Waits until any statement in this database waits for a lock. The work that a test blocks has started by
 * then.
 */
export const waitForBlockedStatement = (db: Handle): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length === 0) throw new Error('nothing waits for a lock');
  });

/** Waits until any statement waits for a lock of this transaction. */
export const waitForStatementBlockedBy = async (holder: Handle, db: Handle): Promise<void> => {
  const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder);
  await eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where ${own[0]?.pid}::int = any(pg_blocking_pids(pid))`.execute(db);
    if (rows.length === 0) throw new Error('nothing waits for this transaction');
  });
};
