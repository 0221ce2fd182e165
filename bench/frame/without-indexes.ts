import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs work on a table without its indexes, except those of constraints, and recreates them. This makes a
 * million inserts faster.
 */
export async function withoutIndexes<T>(db: Handle, table: string, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<Index>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and schemaname = 'public'
      and indexname not in (select conname from pg_constraint)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  const done = await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
  return done;
}
