import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { memberTable } from '../tables.ts';

/** True if only the bookkeeping of the member is left (ACC-13). */
export async function isErased(db: Handle, member: Id): Promise<boolean> {
  const row = await memberTable(db)
    .selectFrom('members')
    .select('erased_at')
    .where('id', '=', member)
    .executeTakeFirst();
  return row === undefined || row.erased_at !== null;
}
