import type { AccountReader, AccountSection } from '#server/sites/account-section.ts';
import { safetyTables } from './store/tables.ts';

/** The member's section of an export: whom they blocked, as pseudonyms. Who blocked them is the others' own (GDPR-7). */
export async function exportAccount({ db, member, pseudonymOf }: AccountReader): Promise<AccountSection> {
  const rows = await safetyTables(db)
    .selectFrom('blocks')
    .select(['other_id', 'created_at'])
    .where('member_id', '=', member)
    .where('direction', '=', 'given')
    .orderBy('created_at')
    .orderBy('other_id')
    .execute();
  return {
    data: {
      blocked: rows.map(({ other_id, created_at }) => ({ member: pseudonymOf(other_id), created_at })),
    },
  };
}
