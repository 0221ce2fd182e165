import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import type { Side } from './benchmark.ts';
import type { Home } from './population.ts';
import { runChild } from './run-child.ts';

/** The number of members who share the entries. Each has a wallet that cannot run out. */
const members = 10_000;
const lasting = 100_000_000;

/** Members with this many ledger entries between them, in a separate database. */
export interface Ledger {
  readonly databaseUrl: string;
  readonly db: Handle;
  readonly members: readonly Id[];
  close(): Promise<void>;
}

/** Spends per second by these members, over as many connections as the load uses, in a separate process. */
export const spends =
  ({ databaseUrl }: Ledger, by: readonly Id[]): Side =>
  async () => {
    const asked = { databaseUrl, members: by, connections: 8, seconds: 4 };
    return (await runChild('spend-child.ts', asked, z.object({ perSecond: z.number() }))).perSecond;
  };

const openWallets = async (db: Handle): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    with made as (
      insert into members (id, site_id)
      select random_id(), (select id from sites where is_default) from generate_series(1, ${members}::int)
      returning id
    ), wallet as (
      insert into wallets (member_id, balance) select id, ${lasting}::int from made
    ), entry as (
      insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
      select id, 'granted', 'wallet', ${lasting}::int, 'demo', 'opening' from made
    )
    select id from made`.execute(db);
  return rows.map(({ id }) => id);
};

const chunk = 50;

/**
 * Spends of one credit, in rounds through all members. So the rows of one member lie far apart, as in
 * production.
 */
const spendBefore = (db: Handle, ids: readonly Id[], entries: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const each = Math.max(0, Math.round(entries / members) - 1);
    // The generated rows are valid, so the foreign-key checks of ten million rows are skipped.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (let first = 1; first <= each; first += chunk) {
      await sql`
        insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
        select id, 'wallet', 'spent', 1, 'message', 'message:' || gen_random_uuid()
        from generate_series(${first}::int, ${Math.min(first + chunk - 1, each)}::int), unnest(${[...ids]}::bigint[]) as id`.execute(
        transaction,
      );
    }
    await sql`update wallets set balance = balance - ${each}::int where member_id = any(${[...ids]}::bigint[])`.execute(
      transaction,
    );
  });

/** Creates a database, lets the service migrate it, and fills its ledger. */
export async function openLedger(home: Home, entries: number): Promise<Ledger> {
  const name = `ledger_${entries}`;
  const cluster = openDatabase(home.databaseUrl, null);
  await sql`create database ${sql.ref(name)}`.execute(cluster.db);
  await cluster.close();
  const address = new URL(home.databaseUrl);
  address.pathname = `/${name}`;
  const databaseUrl = address.href;
  const service = await home.startService({ DATABASE_URL: databaseUrl });
  await service.stop();
  const { db, close } = openDatabase(databaseUrl, null, { statementTimeoutMs: 0 });
  const ids = await openWallets(db);
  await spendBefore(db, ids, entries);
  await sql`vacuum analyze`.execute(db);
  return { databaseUrl, db, members: ids, close };
}
