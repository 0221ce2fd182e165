import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteBlocksOf } from './store/blocks.ts';
import { eraseReportsOf } from './store/reports.ts';

/**
 * Takes an erased member's blocks from both sides, and their closed reports. What stays is the evidence of open cases:
 * what they were reported for, and what they reported, without their name (ACC-13).
 */
export async function eraseAccount({ db }: Unit, member: Id): Promise<void> {
  await deleteBlocksOf(db, member);
  await eraseReportsOf(db, member);
}
