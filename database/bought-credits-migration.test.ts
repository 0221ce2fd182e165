import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrationsFolder } from '#server/platform/database/migrate.ts';
import { freshDatabase } from '#tests/support/database/database.ts';

/** Data from before migration 0054, which holds bought and granted credits in one number. */
const before = `
  insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount)
    values (1, 'Company', 'Street 1', '1', 'City', 'NL', '1', 25);
  insert into sites (id, host, company_id, niche) values (1, 'one.example', 1, 1);
  insert into members (id, site_id) values (1, 1), (2, 1);
  insert into wallets (member_id, balance, premium_since) values (1, 9, now()), (2, 1, null);
  insert into payments (id, member_id, site_id, package, credits, amount, currency, country, method, provider, state, settled_at)
    values (7, 1, 1, 'p0', 10, 999, 'EUR', 'NL', 'ideal', 'sandbox', 'completed', now());
  insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key) values
    (1, 'granted', 'wallet', 3, 'signup', 'opening'),
    (1, 'wallet', 'spent', 2, 'message', 'message:a'),
    (1, 'sold', 'wallet', 10, 'purchase', 'payment:7'),
    (1, 'wallet', 'spent', 4, 'message', 'message:b'),
    (1, 'spent', 'wallet', 2, 'refund', 'refund:b'),
    (1, 'wallet', 'spent', 1, 'message', 'message:c'),
    (1, 'granted', 'wallet', 1, 'demo', 'demo'),
    (2, 'granted', 'wallet', 3, 'signup', 'opening'),
    (2, 'wallet', 'spent', 2, 'message', 'message:a')`;

test('migration 0054 splits old entries by the present rule: granted credits are spent first [CRED-3c, OPS-2a]', async () => {
  const older = await mkdtemp(join(tmpdir(), 'vonk-older-'));
  const { db, url, drop } = await freshDatabase('bare');
  try {
    for (const file of await readdir(migrationsFolder))
      if (file < '0054') await cp(join(migrationsFolder, file), join(older, file));
    await migrate(url, older);
    await sql.raw(before).execute(db);
    await migrate(url);
    const { rows: entries } = await sql`
      select idempotency_key as key, amount, bought, payment_id as payment from ledger_transfers where member_id = 1 order by id`.execute(
      db,
    );
    expect(entries).toEqual([
      { key: 'opening', amount: 3, bought: 0, payment: null },
      { key: 'message:a', amount: 2, bought: 0, payment: null },
      { key: 'payment:7', amount: 10, bought: 10, payment: 7 },
      { key: 'message:b', amount: 4, bought: 3, payment: null },
      { key: 'refund:b', amount: 2, bought: 0, payment: null },
      { key: 'message:c', amount: 1, bought: 0, payment: null },
      { key: 'demo', amount: 1, bought: 0, payment: null },
    ]);
    const { rows: wallets } =
      await sql`select member_id, balance, bought, bought_spent from wallets order by member_id`.execute(db);
    expect(wallets).toEqual([
      { member_id: 1, balance: 9, bought: 7, bought_spent: 3 },
      { member_id: 2, balance: 1, bought: 0, bought_spent: 0 },
    ]);
    await expect(sql`update ledger_transfers set bought = 0`.execute(db)).rejects.toThrow('append-only');
  } finally {
    await drop();
    await rm(older, { recursive: true, force: true });
  }
});
