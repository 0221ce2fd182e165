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
