import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Handle } from './handle.ts';

/** Runs the work in one process of this database at a time, under an advisory lock. */
export async function withAdvisoryLock(db: Handle, name: string, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (held) => {
    const isMine = async (): Promise<boolean> => {
      const { rows } = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as mine`.execute(held);
      return rows[0]?.mine === true;
    };
    while (!(await isMine())) await sleep(200);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(held);
    }
  });
}
