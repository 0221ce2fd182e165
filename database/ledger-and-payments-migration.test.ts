import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { migrate, migrationsFolder } from '#server/platform/database/migrate.ts';
import { freshDatabase } from '#tests/support/database/database.ts';

test('migration 0086 moves waiting jobs and table owners from credits to payments and ledger [OPS-3e]', async () => {
  const older = await mkdtemp(join(tmpdir(), 'vonk-older-'));
  const { db, url, drop } = await freshDatabase('bare');
  const boss = new PgBoss({ connectionString: url });
  try {
    for (const file of await readdir(migrationsFolder))
      if (file < '0086') await cp(join(migrationsFolder, file), join(older, file));
    await migrate(url, older);
    await boss.start();
    await boss.createQueue('credits/mail-refund', { policy: 'short', retryLimit: 5 });
    await boss.schedule('credits/mail-refund', '0 3 * * *', {});
    await boss.send('credits/mail-refund', { member: 7 });
    await migrate(url);

    const { rows: jobs } = await sql`select name, data, state from pgboss.job`.execute(db);
    expect(jobs).toEqual([{ name: 'payments/mail-refund', data: { member: 7 }, state: 'created' }]);
    const { rows: queues } =
      await sql`select name, retry_limit from pgboss.queue where name like '%/%'`.execute(db);
    expect(queues).toEqual([{ name: 'payments/mail-refund', retry_limit: 5 }]);
    expect((await sql`select from pgboss.schedule`.execute(db)).rows).toEqual([]);
    const { rows: owners } = await sql`
      select obj_description('wallets'::regclass) as wallets, obj_description('payments'::regclass) as payments`.execute(
      db,
    );
    expect(owners).toEqual([
      { wallets: expect.stringMatching(/^ledger: /), payments: expect.stringMatching(/^payments: /) },
    ]);
  } finally {
    await boss.stop({ graceful: false });
    await drop();
    await rm(older, { recursive: true, force: true });
  }
});
