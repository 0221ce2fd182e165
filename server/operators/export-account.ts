import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { auditEntriesAbout } from './audit-entries.sql.ts';
import { mailsForExport } from './members/member-mails.sql.ts';
import { notesForExport } from './members/member-notes.sql.ts';
import { eventsForExport } from './security-log/security-events.sql.ts';

/**
 * The operators section of an export: operator actions that concerned the member, and the security events of
 * the account, reads by operators included. Notes on the member and mails to them, as written (decision 0088).
 * All without the operator (GDPR-7).
 */
export async function exportAccount({
  db,
  member,
}: Pick<AccountReader, 'db' | 'member'>): Promise<AccountSection> {
  const [actions, events, notes, mails] = await Promise.all([
    auditEntriesAbout(db, member),
    eventsForExport(db, member),
    notesForExport(db, member),
    mailsForExport(db, member),
  ]);
  return { data: { operator_actions: actions, security_events: events, notes, mails } };
}
