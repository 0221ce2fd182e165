import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { auditEntriesAbout } from './audit-entries.sql.ts';

/**
 * The operators section of an export: operator actions that concerned the member, with their moments but
 * without the operator (GDPR-7).
 */
export async function exportAccount({
  db,
  member,
}: Pick<AccountReader, 'db' | 'member'>): Promise<AccountSection> {
  return { data: { operator_actions: await auditEntriesAbout(db, member) } };
}
