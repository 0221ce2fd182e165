import { sql } from 'kysely';
import type { MessageImage, MessageKind, Origin, WrittenKind } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { notWithheld } from '#server/safety/door.ts';
import type { Participant } from '../conversations/chat-view.ts';
import { type QuotedRow, quotedRow } from '../conversations/message-context.sql.ts';
import type { MessageRow, MessageTarget } from '../conversations/message-view.ts';
import { hasReadReceiptsOff } from '../read-receipts/read-receipts.sql.ts';

/** The content of a message as stored: a text, or the name of a gift or notice. */
interface MessageContent {
  readonly kind: MessageKind;
  readonly body: string;
}

/** Content that a member may send. */
export interface WrittenContent extends MessageContent {
  readonly kind: WrittenKind;
}

/** Reads the content from an input. The schema requires the field that `kind` names. */
export function messageContent(
  input: { readonly kind: WrittenKind } & { readonly [Field in WrittenKind]?: string | undefined },
): WrittenContent | null {
  const body = input[input.kind];
  return body === undefined ? null : { kind: input.kind, body };
}

/** A network of the sender as a keyed hash, with its budget as a multiple of that of a single address. */
export interface CountedNetwork {
  readonly factor: number;
  readonly key: string;
}

export interface NewMessage extends MessageContent {
  readonly sender: Id;
  readonly to: MessageTarget;
  readonly clientId: string;
  /** Credits. The caller charges them afterwards. */
  readonly cost: number;
  /** The origin of the message; `member` by default (FIC-8). */
  readonly origin?: Origin;
  /**
   * The picture as a viewer gets it. `always`: the viewer wants to see all pictures of the sender (CHAT-10).
   */
  readonly imageFor?: (viewer: Id, always: boolean) => MessageImage;
  /** The number of the message that this one answers (CHAT-12). */
  readonly quote?: number | undefined;
  /** The sender is not present now, so their read mark does not move (CHAT-7). */
  readonly sentBefore?: boolean;
  /** The networks of the caller. Without them an unconfirmed sender is refused (ACC-6). */
  readonly networks?: () => readonly CountedNetwork[];
  readonly now: Date;
}

export interface Appended {
  readonly message: MessageRow;
  readonly mine: Participant;
  readonly theirs: Participant;
}

interface Row {
  readonly conversation_id: Id;
  readonly other_id: Id;
  readonly silent: boolean;
  readonly seq: number | null;
  readonly client_id: string;
  readonly quoted: QuotedRow | null;
  readonly my_read: number;
  readonly my_unread: number;
  readonly my_removed: number;
  readonly my_muted: boolean;
  readonly my_revision: number;
  readonly their_read: number;
  readonly their_removed: number;
  readonly their_unread: number;
  readonly their_muted: boolean;
  readonly their_revision: number;
}

/**
 * Appends a message to its conversation and updates both sides in one statement. The lock on the conversation
 * row comes first, so messages are numbered in the order of their commits.
 * - `none`: there is no such conversation, or the sender is flagged as fraud (FIC-9). Nothing is written.
 * - `repeated`: the client id was used before. A number was taken already, so the caller rolls back.
 * A quote of a message that cannot be quoted is not stored. The caller notices that `quoted` is null.
 */
export async function appendMessage(db: Handle, sent: NewMessage): Promise<Appended | 'none' | 'repeated'> {
  const { sender, to, kind, body, clientId, cost, now, origin = 'member', sentBefore = false } = sent;
  const { quote = null } = sent;
  const there =
    'conversation' in to
      ? sql`participants.conversation_id = ${to.conversation}`
      : sql`participants.other_id = ${to.profile}`;
  const { rows } = await sql<Row>`${prepared}
    with talk as (
      update conversations set last_seq = last_seq + 1
      from participants
      where participants.member_id = ${sender} and ${there}
        and conversations.id = participants.conversation_id and ${notWithheld(sender)}
      returning conversations.id, conversations.last_seq, participants.other_id,
        ${hasReadReceiptsOff(sql.ref('participants.member_id'), sql.ref('participants.other_id'))} as silent
    ), sent as (
      insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost, origin, sent_at, quoted_seq)
      select id, last_seq, ${sender}::bigint, ${kind}::text, ${body}::text, ${clientId}::uuid, ${cost}::int, ${origin}::text, ${now}::timestamptz, (
        select said.seq from messages said
        where said.conversation_id = talk.id and said.seq = ${quote}::int and said.kind <> 'system'
      )
      from talk
      on conflict (conversation_id, sender_id, client_id) do nothing
      returning conversation_id, seq, client_id, sent_at, quoted_seq
    ), mine as (
      update participants set
        read_up_to = case when ${sentBefore}::boolean then participants.read_up_to else sent.seq end,
        unread = case when ${sentBefore}::boolean then participants.unread else 0 end,
        last_message_at = sent.sent_at
      from sent
      where participants.member_id = ${sender} and participants.conversation_id = sent.conversation_id
      returning participants.read_up_to, participants.unread, participants.removed_up_to, participants.muted, participants.revision
    ), theirs as (
      update participants set unread = participants.unread + 1, last_message_at = sent.sent_at
      from sent, talk
      where participants.member_id = talk.other_id and participants.conversation_id = sent.conversation_id
      returning participants.read_up_to, participants.removed_up_to, participants.unread, participants.muted, participants.revision
    )
    select talk.id as conversation_id, talk.other_id, talk.silent, sent.seq, sent.client_id,
      ${quotedRow(sql.ref('sent.conversation_id'), sql.ref('sent.quoted_seq'))} as quoted,
      mine.read_up_to as my_read, mine.unread as my_unread, mine.removed_up_to as my_removed,
      mine.muted as my_muted, mine.revision as my_revision, theirs.muted as their_muted, theirs.revision as their_revision,
      theirs.read_up_to as their_read, theirs.removed_up_to as their_removed, theirs.unread as their_unread
    from talk left join sent on true left join mine on true left join theirs on true`.execute(db);
  const row = rows[0];
  if (!row) return 'none';
  if (row.seq === null) return 'repeated';
  return appendedOf(row, row.seq, sent);
}

const appendedOf = (row: Row, seq: number, sent: NewMessage): Appended => {
  const { conversation_id, other_id, client_id, quoted } = row;
  const { sender, kind, body, now, origin = 'member' } = sent;
  return {
    message: { conversation_id, seq, sender_id: sender, kind, body, client_id, origin, sent_at: now, quoted },
    mine: {
      conversation_id,
      other_id,
      unread: row.my_unread,
      read_up_to: row.my_read,
      removed_up_to: row.my_removed,
      muted: row.my_muted,
      revision: row.my_revision,
      other_read_up_to: row.silent ? 0 : row.their_read,
    },
    theirs: {
      conversation_id,
      other_id: sender,
      unread: row.their_unread,
      read_up_to: row.their_read,
      removed_up_to: row.their_removed,
      muted: row.their_muted,
      revision: row.their_revision,
      other_read_up_to: row.silent ? 0 : row.my_read,
    },
  };
};
