import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { spendCredits } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Benchmark } from './frame/benchmark.ts';
import { spends } from './frame/ledgers.ts';
import { openPgbench } from './frame/pgbench.ts';
import { recordStatements, type Statement, withFreshKeys } from './frame/record-statements.ts';

/** All spending goes to one house account, which has no balance row that every transaction would wait for. */
const oneHouseAccount: readonly Benchmark[] = [
  {
    id: 'B15',
    work: 'a hundred members spend into one account of ours',
    baselineIs: 'ten thousand members spend (B14)',
    unit: 'spends/s',
    target: { is: 'at least', ratio: 0.9 },
    async prepare(surroundings) {
      const ledger = await surroundings.ledger(100_000);
      return {
        baseline: spends(ledger, ledger.members),
        product: spends(ledger, ledger.members.slice(0, 100)),
        close: async () => {},
      };
    },
  },
];

/** pgbench picks randomly among at most this many scripts. */
const spenders = 100;

const bare = (words: string): Statement => ({ sql: words, parameters: [] });

/** The statements of one spend, in its transaction. */
const spendScript = async (db: Handle, member: Id): Promise<Statement[]> => {
  const unique = randomUUID();
  const made = await recordStatements(db, (recorded) =>
    recorded
      .transaction()
      .execute((transaction) =>
        spendCredits(
          { db: transaction, emit() {}, enqueue: async () => {}, alongside() {}, afterCommit() {} },
          { member, amount: 1, reason: 'message', key: `message:${unique}` },
        ),
      ),
  );
  return [bare('begin'), ...made.map((statement) => withFreshKeys(statement, unique)), bare('commit')];
};

/** pgbench's own simple-update, on tables of its size, with one account per script. */
const simpleUpdates = async (db: Handle): Promise<Statement[][]> => {
  await sql`create table if not exists bench_accounts (aid int primary key, bid int, abalance int, filler char(84))
    with (fillfactor = 100)`.execute(db);
  await sql`create table if not exists bench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`.execute(
    db,
  );
  await sql`insert into bench_accounts select n, 1, 0, '' from generate_series(1, 100000) as n on conflict do nothing`.execute(
    db,
  );
  await sql`vacuum analyze bench_accounts`.execute(db);
  return Array.from({ length: spenders }, (_, n) => [
    bare('begin'),
    bare(`update bench_accounts set abalance = abalance + 1 where aid = ${n * 1000 + 1}`),
    bare(`select abalance from bench_accounts where aid = ${n * 1000 + 1}`),
    bare(
      `insert into bench_history (tid, bid, aid, delta, mtime) values (1, 1, ${n * 1000 + 1}, 1, current_timestamp)`,
    ),
    bare('commit'),
  ]);
};

const sizes = [
  ['100k', 100_000],
  ['1M', 1_000_000],
  ['10M', 10_000_000],
] as const;

const againstSql = (name: string, entries: number): Benchmark => ({
  id: `B14 ${name}`,
  work: `spend a credit, different members; ${name} entries before it`,
  baselineIs: 'the same transaction in pgbench',
  unit: 'spends/s',
  target: { is: 'at least', ratio: 0.35 },
  ...(entries > 100_000 && { large: true }),
  async prepare(surroundings) {
    const ledger = await surroundings.ledger(entries);
    const members = ledger.members.slice(0, spenders);
    const scripts = await Promise.all(members.map((member) => spendScript(ledger.db, member)));
    const pgbench = await openPgbench(ledger.databaseUrl, scripts);
    return { baseline: pgbench.perSecond, product: spends(ledger, members), close: pgbench.close };
  },
});

const againstSimpleUpdate: Benchmark = {
  id: 'B14 simple',
  work: 'spend a credit, different members; 100k entries before it',
  baselineIs: 'simple-update of pgbench (0.83 of it is what the SQL alone reached)',
  unit: 'spends/s',
  // 0.35 of the same SQL, which measured 0.83 of simple-update.
  target: { is: 'at least', ratio: 0.29 },
  async prepare(surroundings) {
    const ledger = await surroundings.ledger(100_000);
    const pgbench = await openPgbench(ledger.databaseUrl, await simpleUpdates(ledger.db));
    const members = ledger.members.slice(0, spenders);
    return { baseline: pgbench.perSecond, product: spends(ledger, members), close: pgbench.close };
  },
};

const growth = (name: string, entries: number, cost: number): Benchmark => ({
  id: `B14 ${name} growth`,
  work: `spend a credit; ${name} entries before it`,
  baselineIs: 'the same with 100k before it',
  unit: 'spends/s',
  target: { is: 'at least', ratio: Math.round(100 / cost) / 100 },
  large: true,
  async prepare(surroundings) {
    const [small, large] = [await surroundings.ledger(100_000), await surroundings.ledger(entries)];
    return {
      baseline: spends(small, small.members),
      product: spends(large, large.members),
      close: async () => {},
    };
  },
});

/** Members spend, each from their own wallet, through the door that every paid action uses. */
export const benchmarks: readonly Benchmark[] = [
  ...sizes.map(([name, entries]) => againstSql(name, entries)),
  againstSimpleUpdate,
  growth('1M', 1_000_000, 1.1),
  growth('10M', 10_000_000, 1.3),
  ...oneHouseAccount,
];
