import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profiles } from '../tables.ts';

/** Whether a member hides fictional profiles. */
export async function hidesFictional(db: Handle, member: Id): Promise<boolean> {
  const row = await profiles(db)
    .selectFrom('profiles')
    .select('hides_fictional')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.hides_fictional ?? false;
}

/** Returns false if the choice did not change. */
export async function setHidesFictional(db: Handle, member: Id, hides: boolean): Promise<boolean> {
  const changed = await profiles(db)
    .updateTable('profiles')
    .set({ hides_fictional: hides })
    .where('member_id', '=', member)
    .where('hides_fictional', '<>', hides)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
