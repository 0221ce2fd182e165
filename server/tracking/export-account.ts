import type { AccountReader, AccountSection } from '#server/sites/account-section.ts';
import { trackingTables } from './store/tables.ts';

/** The member's section of an export: the tags of their first page (GDPR-7). */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const source = await trackingTables(db)
    .selectFrom('traffic_sources')
    .select(['network', 'ref', 'sub1', 'sub2', 'sub3'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  return { data: { traffic_source: source ?? null } };
}
