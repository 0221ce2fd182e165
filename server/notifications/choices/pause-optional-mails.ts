import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/**
 * Pauses a member's optional mails whatever they chose, including mails already enqueued, or resumes them.
 */
export async function setOptionalMailsPaused(db: Handle, member: Id, quiet: boolean): Promise<void> {
  await notificationsTables(db)
    .updateTable('addresses')
    .set({ quiet })
    .where('member_id', '=', member)
    .execute();
}
