import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteWithheld, isFlaggedByOtherCase, lockWithheld, tieFlagToHiding } from './withheld.sql.ts';

/**
 * Lifts the fraud flag of a case after an appeal. The flag stays if another case requires it as well, and as
 * long as the member is hidden (FIC-9, DSA-3, AGE-4). If two appeals arrive at once, the later sees the
 * decision of the earlier.
 */
export async function liftWithheld({ db }: Unit, member: Id, report: Id): Promise<void> {
  await lockWithheld(db, member);
  if (await isFlaggedByOtherCase(db, member, report)) return;
  if (!(await tieFlagToHiding(db, member))) await deleteWithheld(db, member);
}
