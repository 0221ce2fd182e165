import type { ReportSubject } from '#contract/safety/decision.ts';
import { cancelDebits } from '#server/payments/door.ts';
import { withholdPhotos } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addRestriction, type NewRestriction } from '#server/safety/door.ts';
import { restrictProfile } from '../lifecycle/profile-status.sql.ts';

/**
 * Takes a member out of everybody's sight, as whoever closes their account is: nobody can tell the one from the other. With
 * it goes the statement of reasons (DSA-2), and what was announced to be collected from them is cancelled (DSA-6). False:
 * there is nobody to restrict, for they are erased or fictional, or it was done before.
 */
export async function restrictMember(
  unit: Unit,
  restriction: NewRestriction & { readonly subject: ReportSubject },
): Promise<boolean> {
  const { db } = unit;
  const { member } = restriction;
  if (!(await restrictProfile(db, member))) return false;
  if (!(await addRestriction(unit, restriction))) return false;
  await withholdPhotos(db, member);
  await cancelDebits(unit, member, restriction.since);
  return true;
}
