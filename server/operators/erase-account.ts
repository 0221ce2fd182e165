import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { eraseNotesAndMails } from './members/member-notes.sql.ts';
import { eraseSecurityEvents } from './security-log/security-events.sql.ts';

/**
 * Deletes the security events of an erased member, the notes on them and the mails to them. The audit log and the reads by operators stay. They hold
 * the bare id of the member, which identifies nobody after the erasure of the other domains (ACC-13).
 * Operator actions must stay traceable (SAFE-2, decision 0067). Runs after the member is marked as erased,
 * because the database refuses it before.
 */
export async function eraseAccount({ db }: Pick<Unit, 'db'>, member: Id): Promise<void> {
  await eraseNotesAndMails(db, member);
  await eraseSecurityEvents(db, member);
}
