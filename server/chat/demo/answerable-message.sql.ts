import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface AnswerableMessage {
  readonly site: number;
  readonly writer: Id;
  readonly answerer: Id;
}

/** The members behind a message that only notices follow, if its writer has not removed the conversation. */
export async function answerableMessage(
  db: Handle,
  conversation: Id,
  message: number,
): Promise<AnswerableMessage | undefined> {
  const { rows } = await sql<AnswerableMessage>`
    select conversations.site_id as site, messages.sender_id as writer, participants.other_id as answerer
    from conversations
    join messages on messages.conversation_id = conversations.id and messages.seq = ${message}
    join participants
      on participants.member_id = messages.sender_id and participants.conversation_id = conversations.id
    where conversations.id = ${conversation} and participants.removed_up_to < ${message}
      and messages.kind <> 'system' and not exists (
        select from messages later
        where later.conversation_id = ${conversation} and later.seq > ${message} and later.kind <> 'system'
      )`.execute(db);
  return rows[0];
}
