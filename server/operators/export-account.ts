import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { auditEntriesAbout } from './audit-entries.sql.ts';
import { eventsForExport } from './security-log/security-events.sql.ts';

/**
 * The operators section of an export: operator actions that concerned the member, and the security events of
 * the account, reads by operators included. Moments and kinds, without the operator (GDPR-7).
 */
export async function exportAccount({
  db,
  member,
}: Pick<AccountReader, 'db' | 'member'>): Promise<AccountSection> {
  const [actions, events] = await Promise.all([auditEntriesAbout(db, member), eventsForExport(db, member)]);
  return { data: { operator_actions: actions, security_events: events } };
}
