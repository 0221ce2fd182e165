import type { AccountReader, AccountSection } from './members/account-section.ts';
import { siteById } from './settings/site-by-id.ts';
import { sitesTables } from './tables.ts';

/** Returns the member's section of an export: their site and when they joined (GDPR-7). */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const row = await sitesTables(db)
    .selectFrom('members')
    .select(['id', 'site_id', 'joined_at'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  return { data: { member_id: row.id, site: siteById(row.site_id).host, joined_at: row.joined_at } };
}
