import { type RawBuilder, sql } from 'kysely';
import type { MessageKind } from '#contract/chat/message.ts';
import { quoteLength } from '#contract/chat/message.ts';
import type { MemberReaction } from '#contract/chat/reaction.ts';
import type { Id } from '#contract/kit/id.ts';

/** The stored message that another one quotes. */
export interface QuotedRow {
  readonly seq: number;
  readonly sender_id: Id;
  readonly kind: MessageKind;
  /** The beginning of the body. Null after the message was removed. */
  readonly body: string | null;
}

/** The quoted message of a message with this conversation and number, or null. One read by key. */
export const quotedRow = (conversation: RawBuilder<unknown>, seq: RawBuilder<unknown>) =>
  sql<QuotedRow | null>`(
    select json_build_object(
      'seq', quoted.seq, 'sender_id', quoted.sender_id, 'kind', quoted.kind,
      'body', left(quoted.body, ${sql.lit(quoteLength)})
    )
    from messages quoted where quoted.conversation_id = ${conversation} and quoted.seq = ${seq}
  )`;

/** The reactions to a message of the row, also those taken back, or null. One read by key (CHAT-11). */
export const reactionRows = sql<readonly MemberReaction[] | null>`(
  select json_agg(
    json_build_object('member', given.member_id, 'reaction', given.reaction, 'revision', given.revision)
    order by given.member_id
  )
  from message_reactions given
  where given.conversation_id = messages.conversation_id and given.seq = messages.seq
)`;

/** The columns of a message that come from other rows. */
export const messageContext = [
  quotedRow(sql.ref('messages.conversation_id'), sql.ref('messages.quoted_seq')).as('quoted'),
  reactionRows.as('reactions'),
] as const;
