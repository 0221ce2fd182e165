import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { hasReadReceiptsOff } from '../read-receipts/read-receipts.sql.ts';
import { chatTables } from '../tables.ts';
import type { Participant } from './chat-view.ts';
import type { MessageRow } from './message-view.ts';

/**
 * A chat list entry: the member's side and the last visible message, or null if the member removed them all.
 */
export interface ChatRow {
  readonly side: Participant;
  readonly last: MessageRow | null;
}

type JoinedRow = Participant & {
  readonly [K in keyof Omit<MessageRow, 'conversation_id'>]: MessageRow[K] | null;
};

const silent = hasReadReceiptsOff(sql.ref('mine.member_id'), sql.ref('mine.other_id'));

const columns = sql`
  mine.conversation_id, mine.other_id, mine.unread, mine.read_up_to, mine.removed_up_to, mine.muted, mine.revision,
  case when ${silent} then 0 else other.read_up_to end as other_read_up_to, last.seq, last.sender_id, last.kind, last.body, last.client_id, last.origin, last.sent_at`;

const from = sql`
  from participants mine
  join participants other on other.member_id = mine.other_id and other.conversation_id = mine.conversation_id
  left join lateral (
    select seq, sender_id, kind, body, client_id, origin, sent_at from messages
    where conversation_id = mine.conversation_id and seq > mine.removed_up_to
    order by seq desc limit 1
  ) last on true`;

const rowOf = (row: JoinedRow): ChatRow => {
  const { seq, sender_id, kind, body, client_id, origin, sent_at, ...side } = row;
  if (
    seq === null ||
    sender_id === null ||
    kind === null ||
    client_id === null ||
    origin === null ||
    sent_at === null
  )
    return { side, last: null };
  const { conversation_id } = side;
  return { side, last: { conversation_id, seq, sender_id, kind, body, client_id, origin, sent_at } };
};

/**
 * The member's newest conversations, older than `before` (exclusive) if given. May return a few more than
 * `limit`, because conversations of the same instant stay together.
 */
export async function newestChats(
  db: Handle,
  member: Id,
  before: string | undefined,
  limit: number,
): Promise<ChatRow[]> {
  const { rows } = await sql<JoinedRow>`
    select ${columns} ${from}
    where mine.member_id = ${member} and mine.last_message_at < ${before ?? 'infinity'}::timestamptz
    order by mine.last_message_at desc
    fetch first ${sql.lit(limit)} rows with ties`.execute(db);
  return rows.map(rowOf);
}

/** One conversation of the member, even if removed. Undefined if it is not theirs. */
export async function chatRow(db: Handle, member: Id, conversation: Id): Promise<ChatRow | undefined> {
  const { rows } = await sql<JoinedRow>`
    select ${columns} ${from}
    where mine.member_id = ${member} and mine.conversation_id = ${conversation}`.execute(db);
  return rows[0] && rowOf(rows[0]);
}

/** The other member of a conversation. Undefined if it is not the member's. */
export async function findOtherMember(db: Handle, member: Id, conversation: Id): Promise<Id | undefined> {
  const row = await chatTables(db)
    .selectFrom('participants')
    .select('other_id')
    .where('member_id', '=', member)
    .where('conversation_id', '=', conversation)
    .executeTakeFirst();
  return row?.other_id;
}
