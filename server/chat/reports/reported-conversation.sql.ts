import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { EvidenceMessage } from '#contract/safety/report-case.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/**
 * A member's conversation by its id or by the other member, in whatever state either is. Undefined if there
 * is none.
 */
export function findReportedConversation(
  db: Handle,
  member: Id,
  { conversation, profile }: { readonly conversation?: Id | undefined; readonly profile?: Id | undefined },
): Promise<{ conversation: Id; other: Id } | undefined> {
  const own = chatTables(db)
    .selectFrom('participants')
    .select(['conversation_id as conversation', 'other_id as other'])
    .where('member_id', '=', member);
  return conversation === undefined
    ? own.where('other_id', '=', profile ?? 0).executeTakeFirst()
    : own.where('conversation_id', '=', conversation).executeTakeFirst();
}

/** How many messages before and after a reported message are stored as context. */
const around = { before: 10, after: 5 };
const newest = 20;

interface Row {
  readonly seq: number;
  readonly sender_id: Id;
  readonly kind: string;
  readonly body: string | null;
  readonly sent_at: Date;
}

/**
 * The messages around a message, or the last ones, in their current state: evidence for a report by
 * `reporter` (TRUST-4).
 */
export async function messagesAround(
  db: Handle,
  conversation: Id,
  message: number | null,
  reporter: Id,
): Promise<EvidenceMessage[]> {
  const within =
    message === null ? sql`` : sql`and seq between ${message - around.before} and ${message + around.after}`;
  const { rows } = await sql<Row>`
    select seq, sender_id, kind, body, sent_at from messages
    where conversation_id = ${conversation} ${within}
    order by seq desc limit ${newest}`.execute(db);
  return rows.reverse().map(({ seq, sender_id, kind, body, sent_at }) => ({
    seq,
    from: sender_id === reporter ? ('reporter' as const) : ('member' as const),
    kind,
    body,
    sent_at: sent_at.toISOString(),
  }));
}

/**
 * The pictures that the reported member sent among those messages: only the reported picture, or all of them.
 */
export async function reportedImages(
  db: Handle,
  conversation: Id,
  messages: readonly EvidenceMessage[],
  meant: number | null,
): Promise<Array<{ id: Id; path: string }>> {
  const seqs = messages
    .filter(
      ({ kind, from, seq }) => kind === 'image' && from === 'member' && (meant === null || seq === meant),
    )
    .map(({ seq }) => seq);
  if (seqs.length === 0) return [];
  return chatTables(db)
    .selectFrom('message_images')
    .select(['id', 'path'])
    .where('conversation_id', '=', conversation)
    .where('seq', 'in', seqs)
    .orderBy('seq', 'desc')
    .execute();
}
