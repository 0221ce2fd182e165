import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { generateMembers } from '#database/seeds/generate-members.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface Pair {
  readonly sender: Id;
  readonly receiver: Id;
}

/** A typical message of a member. */
export const sentence = 'Ha, leuk dat je schreef! Heb je zin om zaterdag een eind te gaan wandelen?';

export interface PairTalks {
  readonly site: number;
  readonly pairs: readonly Pair[];
}

const drawPairs = async (db: Handle, site: number, pairs: number): Promise<Pair[]> => {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles where site_id = ${site} and status = 'active' and not fictional
    order by member_id limit ${pairs * 2}`.execute(db);
  const ids = rows.map(({ member_id }) => member_id);
  return ids.slice(0, pairs).map((sender, index) => ({ sender, receiver: ids[pairs + index] ?? 0 }));
};

/** Conversations with a history, and wallets that cannot run out. */
const talkBefore = async (db: Handle, { site, pairs }: PairTalks, messages: number): Promise<void> => {
  const senders = pairs.map(({ sender }) => sender);
  const receivers = pairs.map(({ receiver }) => receiver);
  const each = Math.ceil(messages / pairs.length);
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
    select id, seq, case when seq % 2 = 0 then sender else receiver end, 'text', ${sentence}::text, gen_random_uuid(), 1
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

/**
 * Adds members to a demo site, in pairs of which one writes to the other. Each pair has a conversation with
 * its share of the messages; the writer's wallet cannot run out. All earlier messages of that site are
 * deleted.
 */
export async function openTalks(
  db: Handle,
  { host, pairs, messages, seed }: { host: string; pairs: number; messages: number; seed: number },
): Promise<PairTalks> {
  const { rows } = await sql<{ id: number }>`select id from sites where host = ${host}`.execute(db);
  const site = rows[0]?.id;
  if (site === undefined) throw new Error(`The demo has no site ${host}.`);
  await generateMembers(db, { site, count: pairs * 2, seed });
  const talks = { site, pairs: await drawPairs(db, site, pairs) };
  const old = sql`select id from conversations where site_id = ${site}`;
  await sql`delete from messages where conversation_id in (${old})`.execute(db);
  await sql`delete from participants where conversation_id in (${old})`.execute(db);
  await talkBefore(db, talks, messages);
  await sql`vacuum analyze messages, participants, conversations, wallets, ledger_transfers`.execute(db);
  return talks;
}
