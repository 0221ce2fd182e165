import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Side } from '../rules/chat-of.ts';
import type { MessageContent } from '../rules/message-content.ts';
import type { MessageRow } from '../rules/message-of.ts';
import type { MessageTarget } from '../rules/message-target.ts';

export interface NewMessage extends MessageContent {
  readonly sender: Id;
  readonly to: MessageTarget;
  readonly clientId: string;
  /** Credits; the charge itself is the caller's next step. */
  readonly cost: number;
  readonly now: Date;
}

export interface Appended {
  readonly message: MessageRow;
  readonly mine: Side;
  readonly theirs: Side;
}

interface Row {
  readonly conversation_id: Id;
  readonly other_id: Id;
  readonly seq: number | null;
  readonly client_id: string;
  readonly my_removed: number;
  readonly their_read: number;
  readonly their_removed: number;
  readonly their_unread: number;
}

/**
 * Stores a message as the next of its conversation and brings both sides up to date: one statement. The lock on
 * the conversation row comes first, so messages are numbered in the order of their commits.
 * Nothing is written where there is no such conversation (`none`). Where the sender's client id was used before
 * (`repeated`) the number was taken already: the caller rolls back.
 */
export async function appendMessage(db: Handle, sent: NewMessage): Promise<Appended | 'none' | 'repeated'> {
  const { sender, to, kind, body, clientId, cost, now } = sent;
  const there =
    'conversation' in to
      ? sql`participants.conversation_id = ${to.conversation}`
      : sql`participants.other_id = ${to.profile}`;
  const { rows } = await sql<Row>`
    with talk as (
      update conversations set last_seq = last_seq + 1
      from participants
      where participants.member_id = ${sender} and ${there}
        and conversations.id = participants.conversation_id
      returning conversations.id, conversations.last_seq, participants.other_id
    ), sent as (
      insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost, sent_at)
      select id, last_seq, ${sender}::bigint, ${kind}::text, ${body}::text, ${clientId}::uuid, ${cost}::int, ${now}::timestamptz
      from talk
      on conflict (conversation_id, sender_id, client_id) do nothing
      returning conversation_id, seq, client_id, sent_at
    ), mine as (
      update participants set read_up_to = sent.seq, unread = 0, last_message_at = sent.sent_at
      from sent
      where participants.member_id = ${sender} and participants.conversation_id = sent.conversation_id
      returning participants.removed_up_to
    ), theirs as (
      update participants set unread = participants.unread + 1, last_message_at = sent.sent_at
      from sent, talk
      where participants.member_id = talk.other_id and participants.conversation_id = sent.conversation_id
      returning participants.read_up_to, participants.removed_up_to, participants.unread
    )
    select talk.id as conversation_id, talk.other_id, sent.seq, sent.client_id, mine.removed_up_to as my_removed,
      theirs.read_up_to as their_read, theirs.removed_up_to as their_removed, theirs.unread as their_unread
    from talk left join sent on true left join mine on true left join theirs on true`.execute(db);
  const row = rows[0];
  if (!row) return 'none';
  if (row.seq === null) return 'repeated';
  return appendedOf(row, row.seq, sent);
}

const appendedOf = (row: Row, seq: number, { sender, kind, body, now }: NewMessage): Appended => {
  const { conversation_id, other_id } = row;
  return {
    message: { conversation_id, seq, sender_id: sender, kind, body, client_id: row.client_id, sent_at: now },
    mine: {
      conversation_id,
      other_id,
      unread: 0,
      read_up_to: seq,
      removed_up_to: row.my_removed,
      other_read_up_to: row.their_read,
    },
    theirs: {
      conversation_id,
      other_id: sender,
      unread: row.their_unread,
      read_up_to: row.their_read,
      removed_up_to: row.their_removed,
      other_read_up_to: seq,
    },
  };
};
