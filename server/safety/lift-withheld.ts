import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteWithheld, isWithheldFor, lockWithheld } from './store/withheld.ts';

/**
 * Lifts the flag of fraud that a case brought, after an appeal; it stays where another case asks for it as well (FIC-9,
 * DSA-3). Of two appeals at once the later one finds what the earlier one decided.
 */
export async function liftWithheld({ db }: Unit, member: Id, report: Id): Promise<void> {
  await lockWithheld(db, member);
  if (!(await isWithheldFor(db, member, report))) await deleteWithheld(db, member);
}
