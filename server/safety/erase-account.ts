import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteBlocksOf } from './blocks/blocks.sql.ts';
import { eraseComplaintsOf } from './complaints/complaints.sql.ts';
import { deleteWithheld } from './fraud-flag/withheld.sql.ts';
import { eraseFraudWarningsOf } from './fraud-warnings/fraud-warnings.sql.ts';
import { takeWaitingMails } from './holds/held-mails.sql.ts';
import { eraseHoldWords, giveUpEvidence } from './holds/holds.sql.ts';
import { keepUntil } from './moderation-queue/case-times.ts';
import { eraseSubjectsOf } from './notice-subjects/notice-subjects.sql.ts';
import { eraseNotifierCasesOf } from './notifiers/notifier-cases.sql.ts';
import { eraseReportsOf } from './reports/reports.sql.ts';
import { deleteRestrictions } from './restrictions/restrictions.sql.ts';
import { forgetTracesOf } from './trust/reporter-trust.sql.ts';

/**
 * Erases a member from safety (ACC-13, GDPR-9, decision 0026).
 * - Deletes their blocks on both sides, restrictions, appeals and complaints.
 * - Removes their name, network and device from their reports.
 * - Erases the words of released holds and exports. A hold in force refuses the erasure.
 * - Keeps the evidence of reports by them and about them for its retention period.
 */
export async function eraseAccount({ db }: Unit, member: Id, now: Date): Promise<void> {
  await deleteBlocksOf(db, member);
  await deleteWithheld(db, member);
  await deleteRestrictions(db, member, {});
  await takeWaitingMails(db, member);
  await eraseSubjectsOf(db, member);
  await eraseComplaintsOf(db, member);
  await forgetTracesOf(db, member);
  await eraseNotifierCasesOf(db, member);
  await giveUpEvidence(db, member);
  await eraseHoldWords(db, member);
  await eraseFraudWarningsOf(db, member);
  await eraseReportsOf(db, member, { now, until: keepUntil(now) });
}
