import type { Id } from '#contract/kit/id.ts';
import { isMeasure, type Outcome } from '#contract/safety/decision.ts';
import { setOptionalMailsPaused } from '#server/notifications/door.ts';
import { cancelDebits } from '#server/payments/door.ts';
import { restorePhotos, withholdPhotos } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import {
  addRestriction,
  endRestrictions,
  type HeldReport,
  isRestrictedNow,
  type ReasonedRestriction,
  type RestrictionEnd,
  type RestrictionFilter,
  sendHeldStatements,
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
  if (free) await restoreMember(db, member);
  return any;
}

/** Gives profile, photos and mails of a member back that nothing restricts any more. */
async function restoreMember(db: Handle, member: Id): Promise<void> {
  await setOptionalMailsPaused(db, member, false);
  const status = await unrestrictProfile(db, member);
  if (status !== undefined && status !== 'disabled') await restorePhotos(db, member);
}

/**
 * Hides a member from everybody without a statement of reasons, while an authority investigates (CSAM-2).
 * Announced debits are cancelled and no optional mail is sent. The caller stores the freeze and ends the logins.
 * Returns false if the member is erased or fictional.
 */
export async function freezeMember(unit: Unit, member: Id, at: Date): Promise<boolean> {
  const { db } = unit;
  if (!(await restrictProfile(db, member))) return false;
  await withholdPhotos(db, member);
  await cancelDebits(unit, member, at);
  await setOptionalMailsPaused(db, member, true);
  return true;
}

/**
 * Restores a member whose freeze ended, unless a restriction or another freeze is in force. Statements of reasons that
 * waited for the end are sent.
 */
export async function unfreezeMember(unit: Unit, member: Id): Promise<void> {
  const { db } = unit;
  await lockProfile(db, member);
  await sendHeldStatements(unit, member);
  if (!(await isRestrictedNow(db, member))) await restoreMember(db, member);
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
