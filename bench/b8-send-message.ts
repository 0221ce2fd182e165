import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { generateMembers } from '#database/seeds/generate-members.ts';
import { sendPaidMessage } from '#server/chat/send-paid-message.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import type { Benchmark, Prepared } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import { openSession } from './frame/open-session.ts';
import { openPgbench } from './frame/pgbench.ts';
import { recordStatements, type Statement } from './frame/record-statements.ts';
import type { Surroundings } from './frame/surroundings.ts';

const host = 'gilf.localhost';
const seed = 8;
/** So many pairs talk; each sender has their own wallet and conversation. */
const pairs = 200;
const text = 'Ha, leuk dat je schreef! Heb je zin om zaterdag een eind te gaan wandelen?';

interface Pair {
  readonly sender: Id;
  readonly receiver: Id;
}

const drawPairs = async (db: Handle, site: number): Promise<Pair[]> => {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles where site_id = ${site} and status = 'active' and not fictional
    order by member_id limit ${pairs * 2}`.execute(db);
  const ids = rows.map(({ member_id }) => member_id);
  return ids.slice(0, pairs).map((sender, index) => ({ sender, receiver: ids[pairs + index] ?? 0 }));
};

/** Conversations that have a past, and wallets that last. */
const talkBefore = async (db: Handle, site: number, talking: readonly Pair[], messages: number) => {
  const senders = talking.map(({ sender }) => sender);
  const receivers = talking.map(({ receiver }) => receiver);
  const each = Math.ceil(messages / pairs);
  await sql`
    with talk as materialized (
      select random_id() as id, sender, receiver
      from unnest(${senders}::bigint[], ${receivers}::bigint[]) as pair (sender, receiver)
    ), made as (
      insert into conversations (id, site_id, started_by, last_seq)
      select id, ${site}::smallint, sender, ${each}::int from talk
    ), sides as (
      insert into participants (member_id, conversation_id, other_id, last_message_at)
      select sender, id, receiver, now() from talk union all select receiver, id, sender, now() from talk
    )
    insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
    select id, seq, case when seq % 2 = 0 then sender else receiver end, 'text', ${text}::text, gen_random_uuid(), 1
    from talk, generate_series(1, ${each}::int) as seq`.execute(db);
  await sql`
    with entry as (
      insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
      select sender, 'granted', 'wallet', 1000000, 'demo', ${`bench:${randomUUID()}`}::text
      from unnest(${senders}::bigint[]) as sender
      returning member_id, amount
    )
    update wallets set balance = balance + amount from entry where wallets.member_id = entry.member_id`.execute(
    db,
  );
};

/** Values that must differ each time the script runs are made by the database instead. */
const withFreshKeys = (statement: Statement, clientId: string): Statement => ({
  parameters: statement.parameters,
  sql: statement.parameters.reduce<string>((written, value, index) => {
    if (typeof value !== 'string' || !value.includes(clientId)) return written;
    const [before, after] = value.split(clientId);
    const fresh = `('${before}' || gen_random_uuid() || '${after}')`;
    return written.replaceAll(new RegExp(`\\$${index + 1}(?!\\d)`, 'g'), fresh);
  }, statement.sql),
});

/** The statements of one send, in its transaction. */
const sendScript = async (db: Handle, site: number, pair: Pair): Promise<Statement[]> => {
  const clientId = randomUUID();
  const made = await recordStatements(db, (recorded) =>
    sendPaidMessage(
      {
        config: { demo: false },
        transact: (work) =>
          recorded
            .transaction()
            .execute((transaction) =>
              work({ db: transaction, emit() {}, enqueue: async () => {}, afterCommit() {} }),
            ),
      },
      site,
      {
        sender: pair.sender,
        to: { profile: pair.receiver },
        kind: 'text',
        body: text,
        clientId,
        cost: 1,
        now: new Date(),
      },
    ),
  );
  const bare = (words: string): Statement => ({ sql: words, parameters: [] });
  return [bare('begin'), ...made.map((statement) => withFreshKeys(statement, clientId)), bare('commit')];
};

async function prepare({ databaseUrl, service }: Surroundings, messages: number): Promise<Prepared> {
  const { db, close } = openDatabase(databaseUrl, null, { statementTimeoutMs: 0 });
  const { rows } = await sql<{ id: number }>`select id from sites where host = ${host}`.execute(db);
  const site = rows[0]?.id;
  if (site === undefined) throw new Error(`The demo has no site ${host}.`);
  await generateMembers(db, { site, count: pairs * 2, seed: seed + messages });
  const talking = await drawPairs(db, site);
  await sql`delete from messages where conversation_id in (select id from conversations where site_id = ${site})`.execute(
    db,
  );
  await sql`delete from participants where conversation_id in (select id from conversations where site_id = ${site})`.execute(
    db,
  );
  await talkBefore(db, site, talking, messages);
  await sql`vacuum analyze messages, participants, conversations, wallets, ledger_transfers`.execute(db);
  const scripts = await Promise.all(talking.slice(0, 100).map((pair) => sendScript(db, site, pair)));
  const requests = await Promise.all(
    talking.map(async ({ sender, receiver }) => ({
      method: 'POST' as const,
      path: `/api/message.php?domain=${host}`,
      headers: {
        'content-type': 'application/json',
        'x-request-type': 'client',
        cookie: `vonk_session=${await openSession(db, sender)}`,
      },
      body: JSON.stringify({ profile: receiver, client_id: '{uuid}', kind: 'text', text }),
    })),
  );
  const pgbench = await openPgbench(databaseUrl, scripts);
  return {
    baseline: pgbench.perSecond,
    product: () => requestsPerSecond({ url: service, requests, byLot: true }),
    async close() {
      await pgbench.close();
      await close();
    },
  };
}

const sending = (name: string, messages: number): Benchmark => ({
  id: `B8 ${name}`,
  work: `send a message, checked, paid, stored, acknowledged; ${name} messages before it`,
  baselineIs: 'the same transaction in pgbench (without the session)',
  unit: 'messages/s',
  target: { is: 'at least', ratio: 0.35 },
  ...(messages > 100_000 && { large: true }),
  prepare: (surroundings) => prepare(surroundings, messages),
});

/** Members send, each in their own conversation, through the whole service. */
export const benchmarks: readonly Benchmark[] = [sending('100k', 100_000), sending('1M', 1_000_000)];
