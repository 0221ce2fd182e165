import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { freeConversationLimit } from '../delivery/free-conversation-limit.ts';
import { chatTables } from '../tables.ts';

/**
 * The conversations that an unconfirmed member started, each with its receiver and the number of its last
 * message.
 */
export function startedConversations(
  db: Handle,
  member: Id,
): Promise<{ site: number; conversation: Id; receiver: Id; last: number }[]> {
  return chatTables(db)
    .selectFrom('conversations')
    .innerJoin('participants', (join) =>
      join
        .onRef('participants.conversation_id', '=', 'conversations.id')
        .onRef('participants.member_id', '=', 'conversations.started_by'),
    )
    .select([
      'conversations.site_id as site',
      'conversations.id as conversation',
      'participants.other_id as receiver',
      'conversations.last_seq as last',
    ])
    .where('conversations.started_by', '=', member)
    .limit(freeConversationLimit)
    .execute();
}
