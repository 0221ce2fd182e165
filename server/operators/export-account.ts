import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { auditEntriesAbout } from './audit-entries.sql.ts';

/** The member's section of an export: what operators did that concerned them, and when; not who (GDPR-7). */
export async function exportAccount({
  db,
  member,
}: Pick<AccountReader, 'db' | 'member'>): Promise<AccountSection> {
  return { data: { operator_actions: await auditEntriesAbout(db, member) } };
}
