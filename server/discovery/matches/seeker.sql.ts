import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { foreignProfiles } from '../tables.ts';

/**
 * Reads the profile that candidates are compared with: the viewer's own, or the one that related members
 * should resemble.
 */
export function seekerOf(db: Handle, member: Id) {
  return foreignProfiles(db)
    .selectFrom('profiles')
    .select([
      'gender',
      'looking_for',
      'hides_fictional',
      'date_of_birth',
      'country',
      'region',
      'interests',
      'signup_reason',
      sql<string | null>`search_field(position)`.as('near'),
    ])
    .where('member_id', '=', member)
    .executeTakeFirst();
}
