import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** Whether a member gets no optional mail for now, whatever they chose: also none that is under way already. */
export async function setQuiet(db: Handle, member: Id, quiet: boolean): Promise<void> {
  await notificationsTables(db)
    .updateTable('addresses')
    .set({ quiet })
    .where('member_id', '=', member)
    .execute();
}
