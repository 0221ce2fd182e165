import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { generateMembers } from '#database/seeds/generate-members.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { type Home, openSession } from './population.ts';

const seed = 8;

/** The number of talking pairs. Each sender has their own wallet and conversation. */
const pairs = 200;

/** The number of members whose lists have `listed` conversations each. */
const listers = 20;
const listed = 100;

/** A history of slightly more than a thousand pages of fifty messages. */
export const longest = 50_100;

export const words = 'Ha, leuk dat je schreef! Heb je zin om zaterdag een eind te gaan wandelen?';

interface Talker {
  readonly id: Id;
  readonly token: string;
}

/** Members with this many messages between them, in a separate database with its own service. */
export interface Talks {
  readonly databaseUrl: string;
  readonly db: Handle;
  /** Address of the service, without a slash at the end. */
  readonly url: string;
  readonly site: number;
  readonly pairs: ReadonlyArray<{ readonly sender: Talker; readonly receiver: Id }>;
  /** Members with a hundred conversations each. */
  readonly listers: readonly Talker[];
  /** Conversations with a history of a thousand pages, each with a member who reads it. */
  readonly long: ReadonlyArray<{ readonly reader: Talker; readonly conversation: Id }>;
  stop(): Promise<void>;
}

interface Talk {
  readonly id: Id;
  readonly one: Id;
  readonly other: Id;
  readonly length: number;
}

const unnested = (talks: readonly Talk[]) => sql`
  unnest(${talks.map(({ id }) => id)}::bigint[], ${talks.map(({ one }) => one)}::bigint[],
    ${talks.map(({ other }) => other)}::bigint[], ${talks.map(({ length }) => length)}::int[])
  as talk (id, one, other, length)`;

const openAll = async (db: Handle, site: number, talks: readonly Talk[]): Promise<void> => {
  const talk = unnested(talks);
  await sql`insert into conversations (id, site_id, started_by, last_seq)
    select id, ${site}::smallint, one, length from ${talk}`.execute(db);
  await sql`insert into participants (member_id, conversation_id, other_id, last_message_at)
    select one, id, other, now() - random() * interval '30 days' from ${talk}
    union all select other, id, one, now() - random() * interval '30 days' from ${talk}`.execute(db);
};

const chunk = 50;

/**
 * The messages of some conversations, number by number through all of them. So the rows of one conversation
 * lie far apart, as in production.
 */
const fill = (db: Handle, talks: readonly Talk[], from: number, to: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // The generated rows are valid, so the foreign-key checks of ten million rows are skipped.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (let first = from; first <= to; first += chunk) {
      await sql`
        insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
        select id, seq, case when seq % 2 = 0 then one else other end, 'text', ${words}::text, gen_random_uuid(), 1
        from generate_series(${first}::int, ${Math.min(first + chunk - 1, to)}::int) as seq
        cross join lateral (select * from ${unnested(talks)} where length >= seq) as talk`.execute(
        transaction,
      );
    }
  });

const pay = async (db: Handle, senders: readonly Id[]): Promise<void> => {
  await sql`
    with entry as (
      insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
      select sender, 'granted', 'wallet', 1000000, 'demo', ${`bench:${randomUUID()}`}::text
      from unnest(${[...senders]}::bigint[]) as sender
      returning member_id, amount
    )
    update wallets set balance = balance + amount from entry where wallets.member_id = entry.member_id`.execute(
    db,
  );
};

const newIds = async (db: Handle, count: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select random_id() as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
};

/** Creates a database, lets the service fill it with the demo, and adds members and their messages. */
export async function openLongTalks(home: Home, messages: number): Promise<Talks> {
  const name = `talks_${messages}`;
  const cluster = openDatabase(home.databaseUrl, null);
  await sql`create database ${sql.ref(name)}`.execute(cluster.db);
  await cluster.close();
  const address = new URL(home.databaseUrl);
  address.pathname = `/${name}`;
  const databaseUrl = address.href;
  // The load generator sends from many client addresses.
  const service = await home.startService({ DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' });
  const { db, close } = openDatabase(databaseUrl, null, { statementTimeoutMs: 0 });
  const { rows: sites } = await sql<{ id: number }>`select id from sites where is_default`.execute(db);
  const site = sites[0]?.id ?? 1;
  await sql`delete from messages`.execute(db);
  await sql`delete from participants`.execute(db);
  await sql`delete from conversations`.execute(db);
  await generateMembers(db, { site, count: pairs * 3, seed: seed + messages });
  const { rows } = await sql<{ id: Id }>`
    select member_id as id from profiles where site_id = ${site} and status = 'active' and not fictional
    order by member_id limit ${pairs * 2}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const talker = async (id: Id): Promise<Talker> => ({ id, token: await openSession(db, id) });

  const made = Array.from({ length: pairs }, (_, at) => ({
    one: ids[at] ?? 0,
    other: ids[pairs + at] ?? 0,
  }));
  // The first one or two conversations have a thousand pages, depending on the number of messages.
  const long = messages >= 2 * longest ? 2 : 1;
  const short = Math.max(1, Math.ceil((messages - long * longest) / (pairs - long)));
  const lists = Array.from({ length: listers }, (_, at) => ids[at] ?? 0).flatMap((one, at) =>
    Array.from({ length: listed - 1 }, (_, index) => ({
      one,
      other: ids[pairs + listers + ((at + index) % 150)] ?? 0,
    })),
  );
  const talkIds = await newIds(db, made.length + lists.length);
  const known = new Set(made.map(({ one, other }) => `${one} ${other}`));
  const talks: Talk[] = [
    ...made.map((pair, at) => ({ ...pair, length: at < long ? longest : short })),
    ...lists
      .filter(({ one, other }) => !known.has(`${one} ${other}`))
      .map((pair) => ({ ...pair, length: 1 })),
  ].map((pair, at) => ({ ...pair, id: talkIds[at] ?? 0 }));
  await openAll(db, site, talks);
  await fill(db, talks, 1, 1);
  const going = talks.slice(0, pairs);
  await fill(db, going, 2, short);
  await fill(db, going.slice(0, long), short + 1, longest);
  await pay(
    db,
    made.map(({ one }) => one),
  );
  await sql`vacuum analyze`.execute(db);
  return {
    databaseUrl,
    db,
    url: service.url,
    site,
    pairs: await Promise.all(
      made.map(async ({ one, other }) => ({ sender: await talker(one), receiver: other })),
    ),
    listers: await Promise.all(made.slice(0, listers).map(({ one }) => talker(one))),
    long: await Promise.all(
      talks.slice(0, long).map(async ({ id, one }) => ({ reader: await talker(one), conversation: id })),
    ),
    async stop() {
      await service.stop();
      await close();
    },
  };
}
