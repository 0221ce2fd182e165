import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** Runs part of the caller's transaction. If that part throws, only it is rolled back. */
export async function insideSavepoint<T>(db: Handle, work: () => Promise<T>): Promise<T> {
  await sql`savepoint inside`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint inside`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint inside`.execute(db);
    throw error;
  }
}
