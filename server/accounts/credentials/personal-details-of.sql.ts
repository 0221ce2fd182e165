import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withForeignTables } from '../tables.ts';

/** The member's address and name, which must not serve as their password. */
export function personalDetailsOf(db: Handle, member: Id) {
  return withForeignTables(db)
    .selectFrom('addresses')
    .innerJoin('profiles', 'profiles.member_id', 'addresses.member_id')
    .select(['addresses.site_id', 'addresses.email', 'profiles.name'])
    .where('addresses.member_id', '=', member)
    .executeTakeFirst();
}
