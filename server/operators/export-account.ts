import type { AccountReader, AccountSection } from '#server/sites/account-section.ts';
import { auditEntriesAbout } from './store/audit-entries.ts';

/** The member's section of an export: what operators did that concerned them, and when; not who (GDPR-7). */
export async function exportAccount({
  db,
  member,
}: Pick<AccountReader, 'db' | 'member'>): Promise<AccountSection> {
  return { data: { operator_actions: await auditEntriesAbout(db, member) } };
}
