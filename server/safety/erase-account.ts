import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { keepUntil } from './rules/case-times.ts';
import { deleteBlocksOf } from './store/blocks.ts';
import { eraseComplaintsOf } from './store/complaints.ts';
import { eraseReportsOf } from './store/reports.ts';
import { deleteRestrictions } from './store/restrictions.ts';
import { deleteWithheld } from './store/withheld.ts';

/**
 * Takes an erased member's blocks from both sides, their name from what they reported, and what they brought against
 * decisions, and from complaints. What stays for its time is the evidence: of what they reported, and of what they were reported for
 * (ACC-13, GDPR-9, decision 0026).
 */
export async function eraseAccount({ db }: Unit, member: Id, now: Date): Promise<void> {
  await deleteBlocksOf(db, member);
  await deleteWithheld(db, member);
  await deleteRestrictions(db, member, {});
  await eraseComplaintsOf(db, member);
  await eraseReportsOf(db, member, { now, until: keepUntil(now) });
}
