import { sql } from 'kysely';
import { demoOperator } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Throws if the database has members and no trace of a demo. A demo opens the mailbox and resets passwords for
 * everybody, so one wrong `DEMO=1` would give away real accounts. A database that a demo filled stays a demo.
 */
export async function refuseRealMembers(db: Handle): Promise<void> {
  const { rows } = await sql<{ members: boolean; demo: boolean }>`
    select
      exists (select from members) as members,
      exists (select from operators where email = ${demoOperator.email})
        or exists (select from addresses where email like '%@demo.example') as demo`.execute(db);
  const [found] = rows;
  if (found?.members === true && !found.demo)
    throw new Error(
      'DEMO: this database has members and was never a demo; start without DEMO=1, or with another DATABASE_URL or DATA_DIR.',
    );
}
