import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { debianPostgres, startDebianPostgres } from '#tests/support/database/debian-postgres.ts';

type Connection = ReturnType<typeof openDatabase>['db'];

/** Every column with its type and default, and every check, key and index that the migrations created. */
const made = async (db: Connection): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' '
      || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
    union all
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'p', 'u', 'f')
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
};

const binaries = debianPostgres();

test.skipIf(binaries === null)(
  'migrations create the same tables on the oldest supported PostgreSQL [OPS-2a]',
  { timeout: 240_000 },
  async () => {
    const old = await startDebianPostgres(binaries ?? '');
    try {
      await migrate(old.url);
      const { db, close } = openDatabase(old.url, null);
      const ours = await freshDatabase();
      try {
        expect(await made(db)).toEqual(await made(ours.db));
      } finally {
        await close();
        await ours.drop();
      }
    } finally {
      await old.stop();
    }
  },
);
