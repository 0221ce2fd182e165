import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withForeignTables } from '../tables.ts';

/** The site of a member and the language they chose. */
export function memberFacts(db: Handle, member: Id): Promise<{ site: number; language: string | null }> {
  return withForeignTables(db)
    .selectFrom('members')
    .leftJoin('addresses', 'addresses.member_id', 'members.id')
    .select(['members.site_id as site', 'addresses.language'])
    .where('members.id', '=', member)
    .executeTakeFirstOrThrow();
}
