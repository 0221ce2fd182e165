import type { Id } from '#contract/kit/id.ts';
import { isMeasure, type Outcome } from '#contract/safety/decision.ts';
import { setOptionalMailsPaused } from '#server/notifications/door.ts';
import { cancelDebits } from '#server/payments/door.ts';
import { restorePhotos, withholdPhotos } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import {
  addRestriction,
  endRestrictions,
  type HeldReport,
  type ReasonedRestriction,
  type RestrictionEnd,
  type RestrictionFilter,
} from '#server/safety/door.ts';
import { lockProfile, restrictProfile, unrestrictProfile } from '../lifecycle/profile-status.sql.ts';

/**
 * Hides a member from everybody. Others cannot tell a restricted member from one who closed their account.
 * The member gets the statement of reasons (DSA-2), and announced debits are cancelled (DSA-6). Returns false
 * if the member is erased, fictional, already hidden, or already restricted by this report.
 */
export async function restrictMember(unit: Unit, restriction: ReasonedRestriction): Promise<boolean> {
  const { db } = unit;
  const { member } = restriction;
  if (!(await restrictProfile(db, member))) return false;
  if (!(await addRestriction(unit, restriction))) return false;
  await withholdPhotos(db, member);
  await cancelDebits(unit, member, restriction.since);
  return true;
}

/**
 * Ends restrictions of a member. If none is left, the profile and the photos return to their previous state,
 * including an invisible profile. A member who is closing their account stays closed. Bans of the person's
 * other accounts that followed from these restrictions end as well (TRUST-9). Returns false if there was no
 * such restriction.
 */
export async function unrestrictMember(
  unit: Unit,
  member: Id,
  which: RestrictionFilter,
  end: RestrictionEnd,
): Promise<boolean> {
  const { db } = unit;
  await lockProfile(db, member);
  const { any, free, following } = await endRestrictions(unit, member, which, end);
  for (const { member: other, report } of following)
    await unrestrictMember(unit, other, { report }, { at: end.at, early: true });
  if (!free) return any;
  await setOptionalMailsPaused(db, member, false);
  const status = await unrestrictProfile(db, member);
  if (status !== undefined && status !== 'disabled') await restorePhotos(db, member);
  return any;
}

/**
 * Ends the hiding of a possible minor when an operator decides on the case, whatever the outcome. This also
 * applies if several members reported the same member (AGE-4).
 */
export async function endHiding(
  unit: Unit,
  { reason, member }: HeldReport,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  if (reason !== 'underage') return;
  await unrestrictMember(
    unit,
    member,
    { kind: 'hidden' },
    {
      at,
      toldElsewhere: isMeasure(outcome),
      mistaken: outcome === 'no_breach',
    },
  );
}
