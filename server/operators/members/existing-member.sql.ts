import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withMembers } from '../tables.ts';

/**
 * The site of a member. Undefined for an id that nobody has, and for an erased member. The lock makes an
 * erasure wait, which then deletes what is written here.
 */
export async function siteOfMember(db: Handle, member: Id): Promise<number | undefined> {
  const row = await withMembers(db)
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', member)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.site_id;
}
