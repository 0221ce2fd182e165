import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/** Whether a member wants to see all pictures of another member. Undefined if they have no conversation. */
export async function imageConsentToward(db: Handle, member: Id, sender: Id): Promise<boolean | undefined> {
  const side = await chatTables(db)
    .selectFrom('participants')
    .select('shows_images')
    .where('member_id', '=', member)
    .where('other_id', '=', sender)
    .executeTakeFirst();
  return side?.shows_images;
}

/** The same by conversation. Undefined if it is not theirs. */
export async function imageConsentIn(db: Handle, member: Id, conversation: Id): Promise<boolean | undefined> {
  const side = await chatTables(db)
    .selectFrom('participants')
    .select('shows_images')
    .where('member_id', '=', member)
    .where('conversation_id', '=', conversation)
    .executeTakeFirst();
  return side?.shows_images;
}

export async function setConsent(db: Handle, member: Id, conversation: Id, always: boolean): Promise<void> {
  await chatTables(db)
    .updateTable('participants')
    .set({ shows_images: always })
    .where('member_id', '=', member)
    .where('conversation_id', '=', conversation)
    .execute();
}
