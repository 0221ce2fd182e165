import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteWithheld, insertWithheld } from './withheld.sql.ts';

/**
 * Sets or lifts the flag of fraud, at once (FIC-9). The second time changes nothing. Who decided it, and why, belongs into
 * the audit log, by the caller.
 */
export async function withholdMember({ db }: Unit, member: Id, withheld: boolean, now: Date): Promise<void> {
  if (withheld) await insertWithheld(db, member, now);
  else await deleteWithheld(db, member);
}
