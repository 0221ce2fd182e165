import type { AccountReader, AccountSection } from '#server/sites/account-section.ts';
import { savedSearchesOf } from './store/saved-searches.ts';
import { discoveryTables } from './store/tables.ts';

/** The member's section of an export: saved searches, and when the one automatic like of a newcomer was given (GDPR-7). */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
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
  return {
    data: {
      automatic_like_at: row?.given_at ?? null,
      saved_searches: await savedSearchesOf(db, member),
      told_of_new_members_until: notices?.told_until ?? null,
      next_notice_from: notices?.next_at ?? null,
    },
  };
}
