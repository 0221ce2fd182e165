import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteWithheld, isWithheldFor, leaveToHiding, lockWithheld } from './withheld.sql.ts';

/**
 * Lifts the flag of fraud that a case brought, after an appeal; it stays where another case asks for it as well, and as
 * long as the member is hidden (FIC-9, DSA-3, AGE-4). Of two appeals at once the later one finds what the earlier one decided.
 */
export async function liftWithheld({ db }: Unit, member: Id, report: Id): Promise<void> {
  await lockWithheld(db, member);
  if (await isWithheldFor(db, member, report)) return;
  if (!(await leaveToHiding(db, member))) await deleteWithheld(db, member);
}
