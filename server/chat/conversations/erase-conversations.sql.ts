import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Finds the messages through the member's conversations, by key. Also erases notices to the member, because
 * the cause of a pause reveals something about their health (FIC-6).
 */
export async function eraseMessageBodies(db: Handle, member: Id, now: Date): Promise<void> {
  await sql`
    update messages set body = null, erased_at = ${now}
    from participants
    where participants.member_id = ${member}
      and messages.conversation_id = participants.conversation_id
      and (messages.sender_id = ${member} or messages.kind = 'system') and messages.erased_at is null`.execute(
    db,
  );
}

/**
 * Deletes the member's conversations with members who are already erased, because nobody is left to read
 * them.
 */
export async function deleteOrphanedConversations(db: Handle, member: Id): Promise<void> {
  await sql`
    with ended as materialized (
      select participants.conversation_id as id
      from participants join members on members.id = participants.other_id
      where participants.member_id = ${member} and members.erased_at is not null
    ), reactions as (
      delete from message_reactions using ended where message_reactions.conversation_id = ended.id
    ), words as (
      delete from messages using ended where messages.conversation_id = ended.id
    ), sides as (
      delete from participants using ended where participants.conversation_id = ended.id
    )
    delete from conversations using ended where conversations.id = ended.id`.execute(db);
}
