import { sql } from 'kysely';
import type { Notice } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Participant } from '../conversations/chat-view.ts';
import type { MessageRow } from '../conversations/message-view.ts';

export interface NewNotice {
  readonly conversation: Id;
  /** The reader of the notice. */
  readonly member: Id;
  /**
   * The fictional profile that the notice is about. The notice appears on that side, but in nobody's name.
   */
  readonly profile: Id;
  readonly notice: Notice;
  readonly now: Date;
}

interface Row {
  readonly seq: number;
  readonly client_id: string;
  readonly unread: number;
  readonly read_up_to: number;
  readonly removed_up_to: number;
  readonly muted: boolean;
  readonly revision: number;
  readonly other_read_up_to: number;
}

export interface AppendedNotice {
  readonly row: MessageRow;
  /** The member's side. */
  readonly side: Participant;
}

/**
 * Appends a notice of the service to a conversation (FIC-5, FIC-6). It moves no read mark, because nobody
 * read or answered anything; the member gets it as unread. The caller's transaction has just sent a message
 * there and so holds the conversation lock.
 */
export async function appendNotice(db: Handle, added: NewNotice): Promise<AppendedNotice> {
  const { conversation, member, profile, notice, now } = added;
  const { rows } = await sql<Row>`
    with talk as (
      update conversations set last_seq = last_seq + 1 where id = ${conversation} returning id, last_seq
    ), said as (
      insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost, origin, sent_at)
      select id, last_seq, ${profile}::bigint, 'system', ${notice}::text, gen_random_uuid(), 0, 'system', ${now}::timestamptz
      from talk
      returning seq, client_id
    ), theirs as (
      update participants set last_message_at = ${now}::timestamptz
      where member_id = ${profile} and conversation_id = ${conversation}
      returning read_up_to
    )
    update participants mine set unread = mine.unread + 1, last_message_at = ${now}::timestamptz
    from said, theirs
    where mine.member_id = ${member} and mine.conversation_id = ${conversation}
    returning said.seq, said.client_id, mine.unread, mine.read_up_to, mine.removed_up_to,
      mine.muted, mine.revision, theirs.read_up_to as other_read_up_to`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a conversation is missing right after a notice was stored in it');
  const { seq, client_id, ...side } = row;
  return {
    row: {
      conversation_id: conversation,
      seq,
      sender_id: profile,
      kind: 'system',
      body: notice,
      client_id,
      origin: 'system',
      sent_at: now,
    },
    side: { conversation_id: conversation, other_id: profile, ...side },
  };
}
