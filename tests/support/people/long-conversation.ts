import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { runningDatabaseUrl } from '#server/platform/database/embedded/cluster-place.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { journeyData } from '../browser/journey-data.ts';

/**
 * Gives a conversation in the journeys' service a long history: `count` messages from both members, of all
 * lengths, an hour apart. Both members have read all but the last `unread` messages.
 */
export async function insertLongHistory(conversation: Id, count: number, unread = 0): Promise<void> {
  const url = runningDatabaseUrl(journeyData);
  if (url === null) throw new Error('The service of the journeys has no database of its own.');
  const { db, close } = openDatabase(url, null, { max: 1, statementTimeoutMs: 0 });
  try {
    await sql`
      insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost, sent_at)
      select ${conversation}::bigint, seq, case when seq % 3 = 0 then reader.member_id else reader.other_id end, 'text',
        'Bericht ' || seq || repeat(' en nog wat woorden', (seq * 7) % 23), gen_random_uuid(), 0,
        now() - (${count}::int - seq + 1) * interval '1 hour'
      from generate_series(2, ${count}::int) as seq,
        (select * from participants where conversation_id = ${conversation} and read_up_to = 0) as reader`.execute(
      db,
    );
    await sql`update conversations set last_seq = ${count} where id = ${conversation}`.execute(db);
    await sql`
      update participants set read_up_to = ${count}::int - case when read_up_to = 0 then ${unread}::int else 0 end,
        unread = case when read_up_to = 0 then ${unread}::int else 0 end
      where conversation_id = ${conversation}`.execute(db);
  } finally {
    await close();
  }
}
