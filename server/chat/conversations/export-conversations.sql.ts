import { sql } from 'kysely';
import type { Reaction } from '#contract/chat/reaction.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

interface ExportedMessage {
  readonly conversation_id: Id;
  readonly seq: number;
  readonly other_id: Id;
  readonly sender_id: Id;
  readonly sent_at: Date;
  readonly kind: string;
  readonly origin: string;
  readonly body: string | null;
  readonly cost: number;
  readonly quoted_seq: number | null;
  readonly my_reaction: Reaction | null;
  readonly their_reaction: Reaction | null;
}

const pageSize = 1000;

/** All of a member's conversations, including removed ones, ordered by id. */
export function conversationsForExport(db: Handle, member: Id) {
  return chatTables(db)
    .selectFrom('participants')
    .innerJoin('conversations', 'conversations.id', 'participants.conversation_id')
    .select([
      'participants.other_id',
      'conversations.started_by',
      'conversations.created_at',
      'participants.last_message_at',
      'participants.unread',
      'participants.muted',
      'participants.removed_at',
    ])
    .where('participants.member_id', '=', member)
    .orderBy('participants.conversation_id')
    .execute();
}

/** All messages of a member's conversations, page by page, so that they are never all in memory. */
export async function* messagesForExport(db: Handle, member: Id): AsyncGenerator<ExportedMessage[]> {
  let [conversation, seq] = [0, 0];
  for (;;) {
    const { rows } = await sql<ExportedMessage>`
      select m.conversation_id, m.seq, p.other_id, m.sender_id, m.sent_at, m.kind, m.origin, m.body, m.cost,
        m.quoted_seq, mine.reaction as my_reaction, theirs.reaction as their_reaction
      from participants p
      join messages m on m.conversation_id = p.conversation_id
      left join message_reactions mine on mine.conversation_id = m.conversation_id and mine.seq = m.seq
        and mine.member_id = p.member_id
      left join message_reactions theirs on theirs.conversation_id = m.conversation_id and theirs.seq = m.seq
        and theirs.member_id = p.other_id
      where p.member_id = ${member} and (m.conversation_id, m.seq) > (${conversation}::bigint, ${seq}::int)
        and p.conversation_id >= ${conversation}::bigint
      order by m.conversation_id, m.seq
      limit ${pageSize}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    [conversation, seq] = [last.conversation_id, last.seq];
  }
}
