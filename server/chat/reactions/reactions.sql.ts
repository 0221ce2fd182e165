import { sql } from 'kysely';
import type { MemberReaction, Reaction, ReactionChange } from '#contract/chat/reaction.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

interface ReactionKey {
  readonly member: Id;
  readonly conversation: Id;
  /** The number of the message. */
  readonly message: number;
}

export interface ReactionTarget {
  readonly other: Id;
  /** The member's reaction as it is. Revision 0: they never reacted to this message. */
  readonly known: MemberReaction;
}

/**
 * The other member of the conversation, and the member's present reaction. Undefined if the member has
 * no such message. Erased messages, notices of the service and messages that the member removed do not count.
 */
export async function reactionTarget(
  db: Handle,
  { member, conversation, message }: ReactionKey,
): Promise<ReactionTarget | undefined> {
  const { rows } = await sql<{ other: Id; reaction: Reaction | null; revision: number }>`
    select mine.other_id as other, given.reaction, coalesce(given.revision, 0) as revision
    from participants mine
    join messages on messages.conversation_id = mine.conversation_id and messages.seq = ${message}
    left join message_reactions given on given.conversation_id = messages.conversation_id
      and given.seq = messages.seq and given.member_id = mine.member_id
    where mine.member_id = ${member} and mine.conversation_id = ${conversation}
      and messages.seq > mine.removed_up_to and messages.erased_at is null and messages.kind <> 'system'`.execute(
    db,
  );
  const [row] = rows;
  return row && { other: row.other, known: { member, reaction: row.reaction, revision: row.revision } };
}

/**
 * Stores the reaction, and returns its new revision. Null if it is stored already. Two devices that write at
 * the same time are ordered by the lock on the row, and the later one has the higher revision.
 */
export async function writeReaction(
  db: Handle,
  { member, conversation, message }: ReactionKey,
  reaction: Reaction | null,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`
    insert into message_reactions as known (conversation_id, seq, member_id, reaction, changed_at)
    values (${conversation}, ${message}, ${member}, ${reaction}, ${now})
    on conflict (conversation_id, seq, member_id) do update
      set reaction = excluded.reaction, revision = known.revision + 1, changed_at = excluded.changed_at
      where known.reaction is distinct from excluded.reaction
    returning revision`.execute(db);
  return rows[0]?.revision ?? null;
}

/** The reactions in a member's conversations that changed since then, the newest first. */
export async function changedReactions(
  db: Handle,
  { member, since, limit }: { readonly member: Id; readonly since: string | null; readonly limit: number },
): Promise<ReactionChange[]> {
  let query = chatTables(db)
    .selectFrom('participants')
    .innerJoin('message_reactions as given', 'given.conversation_id', 'participants.conversation_id')
    .select([
      'given.conversation_id as conversation',
      'given.seq as message',
      'given.member_id as member',
      'given.reaction',
      'given.revision',
    ])
    .where('participants.member_id', '=', member)
    .whereRef('given.seq', '>', 'participants.removed_up_to')
    .orderBy('given.changed_at', 'desc')
    .limit(limit);
  if (since !== null) query = query.where('given.changed_at', '>=', new Date(since));
  return query.execute();
}

/** Deletes all reactions of an erased member. */
export async function deleteReactionsOf(db: Handle, member: Id): Promise<void> {
  await sql`
    delete from message_reactions using participants
    where participants.member_id = ${member}
      and message_reactions.conversation_id = participants.conversation_id
      and message_reactions.member_id = ${member}`.execute(db);
}
