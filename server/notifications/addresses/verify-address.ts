import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/**
 * Marks the mailbox as proved to be the member's and working, so earlier bounces no longer count (MEET-14).
 * False if the address was verified before.
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
