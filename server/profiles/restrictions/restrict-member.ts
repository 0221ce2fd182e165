import type { ReportSubject } from '#contract/safety/decision.ts';
import { cancelDebits } from '#server/payments/door.ts';
import { withholdPhotos } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addRestriction, type NewRestriction } from '#server/safety/door.ts';
import { restrictProfile } from '../lifecycle/profile-status.sql.ts';

/**
 * Hides a member from everybody. Others cannot tell a restricted member from one who closed their account.
 * The member gets the statement of reasons (DSA-2), and announced debits are cancelled (DSA-6). Returns false
 * if the member is erased, fictional, already hidden, or already restricted by this report.
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
