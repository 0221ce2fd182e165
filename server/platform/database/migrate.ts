import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Handle } from './handle.ts';
import { openDatabase } from './pool.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

const readMigrations = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  for (const name of names)
    if (!/^\d{4}_[a-z0-9_-]+\.sql$/.test(name)) throw new Error(`Migration ${name}: name it NNNN_what.sql.`);
  if (numbers.size !== names.length) throw new Error('Two migrations have the same number.');
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return {
        name: file.slice(0, -'.sql'.length),
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
};

type Checksums = {
  kysely_migration_checksum: { name: string; sha256: string };
};

const makeChecksumTable = (db: Handle): Promise<unknown> =>
  sql`CREATE TABLE IF NOT EXISTS kysely_migration_checksum (name text PRIMARY KEY, sha256 text NOT NULL)`.execute(
    db,
  );

const edited = async (db: Handle, files: readonly MigrationFile[]): Promise<string[]> => {
  const { rows } = await sql<{
    there: boolean;
  }>`SELECT to_regclass('kysely_migration_checksum') IS NOT NULL AS there`.execute(db);
  if (rows[0]?.there !== true) return [];
  const stored = await db
    .$extendTables<Checksums>()
    .selectFrom('kysely_migration_checksum')
    .selectAll()
    .execute();
  const known = new Map(stored.map((row) => [row.name, row.sha256]));
  return files
    .filter((file) => (known.get(file.name) ?? file.sha256) !== file.sha256)
    .map((file) => file.name);
};

const migrationOf = (file: MigrationFile): Migration => ({
  async up(db: Kysely<object>) {
    await sql.raw(file.text).execute(db);
    await makeChecksumTable(db);
    await db
      .$extendTables<Checksums>()
      .insertInto('kysely_migration_checksum')
      .values({ name: file.name, sha256: file.sha256 })
      .execute();
  },
});

const migratorOf = (db: Handle, files: readonly MigrationFile[]): Migrator =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () => Object.fromEntries(files.map((file) => [file.name, migrationOf(file)])),
    },
  });

/**
 * Runs the pending migrations `database/migrations/NNNN_*.sql` in order, in one transaction, one process at a
 * time. Returns the names of the migrations that ran. Throws if a migration was edited after it ran.
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const files = await readMigrations(folder);
  const { db, close } = openDatabase(url, null, { max: 2, statementTimeoutMs: 0 });
  try {
    const changed = await edited(db, files);
    if (changed.length > 0)
      throw new Error(`Edited after it ran: ${changed.join(', ')}. Undo the edit and write a new migration.`);
    const { error, results = [] } = await migratorOf(db, files).migrateToLatest();
    const failed = results.find((result) => result.status === 'Error');
    if (failed !== undefined)
      throw new Error(`Migration ${failed.migrationName} failed: ${messageOf(error)}`, { cause: error });
    if (error !== undefined) throw error instanceof Error ? error : new Error(messageOf(error));
    return results.map((result) => result.migrationName);
  } finally {
    await close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether every migration of this version has run. /readyz checks this. */
export async function isMigrated(db: Handle, folder: string = migrationsFolder): Promise<boolean> {
  const migrations = await migratorOf(db, await readMigrations(folder)).getMigrations();
  return migrations.every((migration) => migration.executedAt !== undefined);
}
