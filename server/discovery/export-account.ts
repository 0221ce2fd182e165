import type { AccountReader, AccountSection } from '#server/sites/account-section.ts';
import { discoveryTables } from './store/tables.ts';

/** The member's section of an export: when the one automatic like of a newcomer was given (GDPR-7). */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const row = await discoveryTables(db)
    .selectFrom('auto_likes')
    .select('given_at')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return { data: { automatic_like_at: row?.given_at ?? null } };
}
