import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/**
 * The member proved that the mailbox is theirs, and that it works: a bounce from before is no stop any more (MEET-14).
 * False: they had proved it before.
 */
export async function verifyAddress(db: Handle, member: Id, now: Date): Promise<boolean> {
  const tables = notificationsTables(db);
  const { numUpdatedRows } = await tables
    .updateTable('addresses')
    .set({ verified_at: now })
    .where('member_id', '=', member)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await tables.updateTable('addresses').set({ verified_at: now }).where('member_id', '=', member).execute();
  await tables
    .deleteFrom('notification_stops')
    .where('member_id', '=', member)
    .where('cause', '=', 'bounce')
    .execute();
  return numUpdatedRows > 0n;
}
