import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { MessageRow } from './message-view.ts';

/** A changed message, and the two members who have it. */
export interface ChangedMessage {
  readonly row: MessageRow;
  readonly members: readonly [Id, Id];
}

type Changed = MessageRow & { readonly other_id: Id };

const changedOf = (row: Changed | undefined): ChangedMessage | undefined =>
  row && { row, members: [row.sender_id, row.other_id] };

/**
 * Erases a message's body for both members. Its row stays, so that the numbers have no gap. Undefined if it
 * is erased already, or a notice of the service, which nobody suppresses (FIC-5).
 */
export async function eraseMessageText(
  db: Handle,
  conversation: Id,
  seq: number,
  now: Date,
): Promise<ChangedMessage | undefined> {
  const { rows } = await sql<Changed>`
    update messages set body = null, erased_at = ${now}
    from participants
    where messages.conversation_id = ${conversation} and messages.seq = ${seq} and messages.erased_at is null
      and messages.kind <> 'system' and participants.member_id = messages.sender_id
      and participants.conversation_id = messages.conversation_id
    returning messages.*, participants.other_id`.execute(db);
  return changedOf(rows[0]);
}

/**
 * Restores the text of an erased message. Undefined if the message has a body, or if its sender is erased.
 */
export async function restoreMessageText(
  db: Handle,
  conversation: Id,
  seq: number,
  body: string,
): Promise<ChangedMessage | undefined> {
  const { rows } = await sql<Changed>`
    update messages set body = ${body}, erased_at = null
    from participants, members
    where messages.conversation_id = ${conversation} and messages.seq = ${seq}
      and messages.erased_at is not null and members.id = messages.sender_id and members.erased_at is null
      and participants.member_id = messages.sender_id
      and participants.conversation_id = messages.conversation_id
    returning messages.*, participants.other_id`.execute(db);
  return changedOf(rows[0]);
}
