import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/**
 * Mutes or unmutes a member's side of a conversation. False if nothing changed or the conversation is not
 * theirs.
 */
export async function muteParticipant(
  db: Handle,
  member: Id,
  conversation: Id,
  muted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await chatTables(db)
    .updateTable('participants')
    .set((side) => ({ muted, revision: side('revision', '+', 1) }))
    .where('member_id', '=', member)
    .where('conversation_id', '=', conversation)
    .where('muted', '<>', muted)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Resets the settings on a member's sides of conversations. The sides stay for the other members (ACC-13).
 */
export async function resetParticipants(db: Handle, member: Id): Promise<void> {
  await chatTables(db)
    .updateTable('participants')
    .set({ muted: false, removed_from: null, removed_at: null })
    .where('member_id', '=', member)
    .execute();
}

export interface RemovedParticipant {
  readonly removed_up_to: number;
  readonly muted: boolean;
  readonly revision: number;
  /** False if there was nothing left to remove. */
  readonly changed: boolean;
}

const sideOf = (db: Handle, member: Id, conversation: Id) =>
  chatTables(db)
    .selectFrom('participants')
    .select(['removed_up_to', 'removed_at', 'muted', 'revision'])
    .where('member_id', '=', member)
    .where('conversation_id', '=', conversation)
    .executeTakeFirst();

/**
 * Locks a member's conversation before their side, in the same order as sending. The next statement runs
 * separately, so it sees every message that was in flight, and later messages wait. False if the conversation
 * is not theirs.
 */
async function lockConversation(db: Handle, member: Id, conversation: Id): Promise<boolean> {
  const { rows } = await sql`
    select from conversations
    where id = ${conversation} and exists (
      select from participants where member_id = ${member} and conversation_id = conversations.id
    )
    for update`.execute(db);
  return rows.length > 0;
}

/**
 * Removes a conversation from a member's list up to its last message, and stores where the removal began. A
 * second removal without new messages changes nothing, so undo stays possible. Undefined if the conversation
 * is not theirs.
 */
export async function removeParticipant(
  db: Handle,
  member: Id,
  conversation: Id,
  now: Date,
): Promise<RemovedParticipant | undefined> {
  if (!(await lockConversation(db, member, conversation))) return undefined;
  const { rows } = await sql<Omit<RemovedParticipant, 'changed'>>`
    update participants set
      removed_from = removed_up_to, removed_at = ${now}::timestamptz, removed_up_to = talk.last_seq,
      unread = 0, last_message_at = null, revision = revision + 1
    from conversations talk
    where member_id = ${member} and conversation_id = ${conversation} and talk.id = conversation_id
      and removed_up_to < talk.last_seq
    returning removed_up_to, muted, revision`.execute(db);
  const [removed] = rows;
  if (removed) return { ...removed, changed: true };
  const side = await sideOf(db, member, conversation);
  return side && { ...side, changed: false };
}

/**
 * Undoes a member's last removal of a conversation if it happened after the given time. The removed messages
 * are unread again as far as they had not been read, and the conversation returns to its place by its last
 * message.
 * - `none`: there is nothing to undo.
 * - `late`: the removal is final.
 * - Undefined: the conversation is not theirs.
 */
export async function restoreParticipant(
  db: Handle,
  member: Id,
  conversation: Id,
  since: Date,
): Promise<'restored' | 'none' | 'late' | undefined> {
  if (!(await lockConversation(db, member, conversation))) return undefined;
  const { numAffectedRows } = await sql`
    update participants set
      removed_up_to = removed_from, removed_from = null, removed_at = null, revision = revision + 1,
      unread = (
        select count(*) from messages
        where messages.conversation_id = ${conversation} and messages.sender_id <> ${member}
          and messages.seq > greatest(participants.read_up_to, participants.removed_from)
      ),
      last_message_at = (
        select sent_at from messages
        where messages.conversation_id = ${conversation} and messages.seq = talk.last_seq
      )
    from conversations talk
    where member_id = ${member} and participants.conversation_id = ${conversation}
      and talk.id = participants.conversation_id and removed_at > ${since}::timestamptz`.execute(db);
  if (numAffectedRows) return 'restored';
  const side = await sideOf(db, member, conversation);
  return side?.removed_at == null ? 'none' : 'late';
}
