import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/database.ts';

test('fails only the transaction whose connection the database ends [OPS-1d]', async () => {
  const { db, drop } = await freshDatabase('bare');
  try {
    const broken = db.transaction().execute(async (transaction) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    const { rows } = await sql<{ n: number }>`select 1 as n`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  } finally {
    await drop();
  }
});
