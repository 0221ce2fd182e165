import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/database.ts';

test('[OPS-1] a connection that the database ends in the middle of a transaction fails that transaction alone', async () => {
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
