import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Handle } from '#server/platform/database/handle.ts';
import { migrate, migrationsFolder } from '#server/platform/database/migrate.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { openSandboxBooks } from './open-sandbox-books.sql.ts';

/** The books of a demo from before migration 0101. */
const books = `
  insert into sandbox_mandates (id, customer, method, last_four, created_at) values ('sbm_1', 'sbc_1', 'creditcard', '4242', now());
  insert into sandbox_payments (id, amount, currency, description, method, state, webhook_url, order_id, idempotency_key, mandate_id)
    values ('sb_1', 999, 'EUR', '10 credits', 'creditcard', 'paid', 'http://localhost/', 7, 'key', 'sbm_1');
  insert into sandbox_reversals (id, payment_id, kind, amount, own_id) values ('sbr_1', 'sb_1', 'refund', 999, 'own');`;

let older: string;

beforeAll(async () => {
  older = await mkdtemp(join(tmpdir(), 'vonk-older-'));
  for (const file of await readdir(migrationsFolder))
    if (file < '0101') await cp(join(migrationsFolder, file), join(older, file));
});

afterAll(() => rm(older, { recursive: true, force: true }));

/** Runs the migrations up to 0100, the given statements, and the rest. */
const migrated = async (before: string) => {
  const { db, url, drop } = await freshDatabase('bare');
  await migrate(url, older);
  await sql.raw(before).execute(db);
  await migrate(url);
  return { db, drop };
};

/** Every column, constraint and index of the schema `sandbox`. */
const shapeOf = async (db: Handle): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'sandbox'
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'sandbox'::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'sandbox'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
};

describe('migration 0101', () => {
  test('moves the books of a demo to the schema that the bank itself creates [CRED-5a, OPS-2a]', async () => {
    const moved = await migrated(books);
    const created = await migrated('');
    try {
      await openSandboxBooks(created.db);
      expect(await shapeOf(moved.db)).toEqual(await shapeOf(created.db));
      await openSandboxBooks(moved.db);
      expect(await shapeOf(moved.db)).toEqual(await shapeOf(created.db));
      const { rows } = await sql`
        select reversals.id, payments.order_id, mandates.last_four from sandbox.reversals
        join sandbox.payments on payments.id = payment_id join sandbox.mandates on mandates.id = mandate_id`.execute(
        moved.db,
      );
      expect(rows).toEqual([{ id: 'sbr_1', order_id: 7, last_four: '4242' }]);
    } finally {
      await moved.drop();
      await created.drop();
    }
  });

  test('drops the empty books of a service without a demo [CRED-5a, OPS-2a]', async () => {
    const { db, drop } = await migrated('');
    try {
      const { rows } = await sql`
        select from pg_class where relname like '%sandbox%'
        union all select from pg_namespace where nspname = 'sandbox'`.execute(db);
      expect(rows).toEqual([]);
    } finally {
      await drop();
    }
  });
});
