import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { memberTable } from '../tables.ts';

/** When the member signed up. */
export async function joinedAt(db: Handle, member: Id): Promise<Date> {
  const row = await memberTable(db)
    .selectFrom('members')
    .select('joined_at')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  return row.joined_at;
}
