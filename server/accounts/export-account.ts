import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { loginsForExport, mailsForExport, recordsForExport } from './export/account-export.sql.ts';

/**
 * The accounts section of an export: log-ins, devices, second steps, consents and mailed links, never a
 * secret (GDPR-7).
 */
export async function exportAccount({ db, member, pseudonymOf }: AccountReader): Promise<AccountSection> {
  const [logins, mails, { held_message: held, ...records }] = await Promise.all([
    loginsForExport(db, member),
    mailsForExport(db, member),
    recordsForExport(db, member),
  ]);
  const message = held && {
    to: pseudonymOf(held.target_id),
    text: held.body,
    created_at: held.created_at,
  };
  return { data: { ...logins, ...mails, ...records, held_message: message ?? null } };
}
