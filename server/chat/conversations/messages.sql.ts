import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';
import { messageContext } from './message-context.sql.ts';
import type { MessageRow, MessageTarget } from './message-view.ts';

export interface MessagesWanted {
  readonly conversation: Id;
  /** Always excludes messages up to this number. */
  readonly floor: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

const columns = [
  'messages.conversation_id',
  'messages.seq',
  'messages.sender_id',
  'messages.kind',
  'messages.body',
  'messages.client_id',
  'messages.origin',
  'messages.sent_at',
  ...messageContext,
] as const;

/**
 * At most `limit` messages in ascending order: the first after `after`, else the last before `before`, else
 * the newest.
 */
export async function messageRows(db: Handle, wanted: MessagesWanted): Promise<MessageRow[]> {
  const { conversation, floor, before, after, limit } = wanted;
  let query = chatTables(db)
    .selectFrom('messages')
    .select(columns)
    .where('conversation_id', '=', conversation)
    .where('seq', '>', Math.max(floor, after ?? 0))
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit);
  if (before !== undefined) query = query.where('seq', '<', before);
  const rows = await query.execute();
  return after === undefined ? rows.reverse() : rows;
}

/**
 * The messages around a message, in ascending order, with as many before it as after it. Message numbers have
 * no gaps (0011).
 */
export function messageRowsAround(
  db: Handle,
  {
    conversation,
    floor,
    around,
    limit,
  }: Pick<MessagesWanted, 'conversation' | 'floor' | 'limit'> & {
    readonly around: number;
  },
): Promise<MessageRow[]> {
  const first = around - limit / 2;
  return chatTables(db)
    .selectFrom('messages')
    .select(columns)
    .where('conversation_id', '=', conversation)
    .where('seq', '>', Math.max(floor, first - 1))
    .where('seq', '<', first + limit)
    .orderBy('seq')
    .execute();
}

/** A message by its sender's idempotency key. */
export async function findMessageByClientId(
  db: Handle,
  sender: Id,
  to: MessageTarget,
  clientId: string,
): Promise<MessageRow | undefined> {
  const query = chatTables(db)
    .selectFrom('messages')
    .innerJoin('participants', 'participants.conversation_id', 'messages.conversation_id')
    .select(columns)
    .where('participants.member_id', '=', sender)
    .where('messages.sender_id', '=', sender)
    .where('messages.client_id', '=', clientId);
  return 'conversation' in to
    ? query.where('participants.conversation_id', '=', to.conversation).executeTakeFirst()
    : query.where('participants.other_id', '=', to.profile).executeTakeFirst();
}
