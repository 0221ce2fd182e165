import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withForeignTables } from '../tables.ts';

/** Undefined for an erased member. */
export async function siteOfMember(db: Handle, member: Id): Promise<number | undefined> {
  const row = await withForeignTables(db)
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', member)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.site_id;
}
