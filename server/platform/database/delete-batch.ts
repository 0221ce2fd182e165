import { type RawBuilder, sql } from 'kysely';
import type { Handle } from './handle.ts';

/** Rows that one statement deletes at most: short locks, and little work lost if the process dies (OPS-4). */
export const deletedAtOnce = 1000;

/** Deletes at most `deletedAtOnce` rows of a table that fulfil a condition on its columns. Returns their number. */
export async function deleteBatch(
  db: Handle,
  table: string,
  condition: RawBuilder<boolean>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${condition} limit ${deletedAtOnce}))`.execute(db);
  return Number(numAffectedRows);
}
