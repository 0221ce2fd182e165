import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/database.ts';
import { inheritedEnv } from '#tests/support/service/inherited-environment.ts';

const command = fileURLToPath(new URL('./verify-ledger.ts', import.meta.url));

test('reports a consistent ledger, or exits with 1 and a line for each difference [CRED-3c]', async () => {
  const { db, url, drop } = await freshDatabase();
  const verify = () => {
    const { status, stdout } = spawnSync(process.execPath, [command], {
      env: { ...inheritedEnv(), NODE_ENV: 'test', DATABASE_URL: url },
      encoding: 'utf8',
    });
    return { status, lines: stdout.trim().split('\n') };
  };
  try {
    await sql
      .raw(`insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount)
          values (1, 'Company', 'Street 1', '1', 'City', 'NL', '1', 25);
        insert into sites (id, host, company_id, niche) values (1, 'one.example', 1, 1);
        insert into members (id, site_id) values (1, 1), (2, 1);
        insert into wallets (member_id) values (1), (2);`)
      .execute(db);
    expect(verify()).toEqual({ status: 0, lines: ['ledger: no differences'] });
    await sql`update wallets set balance = member_id`.execute(db);
    expect(verify()).toEqual({
      status: 1,
      lines: [
        'wallet_differs member 1: wallet 1, entries 0',
        'wallet_differs member 2: wallet 2, entries 0',
        'ledger: 2 differences',
      ],
    });
  } finally {
    await drop();
  }
});
