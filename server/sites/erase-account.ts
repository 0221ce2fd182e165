import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { sitesTables } from './tables.ts';

/** Marks the member as erased. The bare id is kept, because the bookkeeping refers to it (ACC-13). */
export async function eraseAccount(unit: Unit, member: Id, now: Date): Promise<void> {
  const tables = sitesTables(unit.db);
  await tables.deleteFrom('announcement_dismissals').where('member_id', '=', member).execute();
  await tables
    .updateTable('members')
    .set({ erased_at: now })
    .where('id', '=', member)
    .where('erased_at', 'is', null)
    .execute();
}
