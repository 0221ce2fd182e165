import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { standingLikeOf } from './auto-likes/auto-likes.sql.ts';
import { savedSearchesOf } from './saved-searches/saved-searches.sql.ts';
import { discoveryTables } from './tables.ts';

/**
 * Returns the member's section of an export (GDPR-7): saved searches, the standing like, swipes, and the
 * moment of the newcomer's automatic like. Swipes name the other members by pseudonyms.
 */
export async function exportAccount({ db, member, pseudonymOf }: AccountReader): Promise<AccountSection> {
  const row = await discoveryTables(db)
    .selectFrom('auto_likes')
    .select('given_at')
    .where('member_id', '=', member)
    .executeTakeFirst();
  const notices = await discoveryTables(db)
    .selectFrom('search_notices')
    .select(['told_until', 'next_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  const swipes = await discoveryTables(db)
    .selectFrom('swipes')
    .select(['other_id', 'choice', 'swiped_at'])
    .where('member_id', '=', member)
    .orderBy('swiped_at')
    .orderBy('other_id')
    .execute();
  return {
    data: {
      swipes: swipes.map(({ other_id, choice, swiped_at }) => ({
        of: pseudonymOf(other_id),
        choice,
        swiped_at,
      })),
      standing_like: (await standingLikeOf(db, member)) ?? null,
      automatic_like_at: row?.given_at ?? null,
      saved_searches: await savedSearchesOf(db, member),
      told_of_new_members_until: notices?.told_until ?? null,
      next_notice_from: notices?.next_at ?? null,
    },
  };
}
