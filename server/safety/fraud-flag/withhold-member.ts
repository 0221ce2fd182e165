import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteWithheld, insertWithheld } from './withheld.sql.ts';

/**
 * Sets or lifts the fraud flag at once (FIC-9). A second call changes nothing. The caller writes the operator
 * and the reason to the audit log.
 */
export async function withholdMember({ db }: Unit, member: Id, withheld: boolean, now: Date): Promise<void> {
  if (withheld) await insertWithheld(db, member, now);
  else await deleteWithheld(db, member);
}
