import type { Id } from '#contract/kit/id.ts';
import { setQuiet } from '#server/notifications/door.ts';
import { givePhotosBack } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type End, endRestrictions, type Which } from '#server/safety/door.ts';
import { freeProfile, holdProfile } from '../lifecycle/profile-status.sql.ts';

/**
 * Ends restrictions of a member. If none is left, the profile and the photos return to their previous state,
 * including an invisible profile. A member who is closing their account stays closed. Bans of the person's
 * other accounts that followed from these restrictions end as well (TRUST-9). Returns false if there was no
 * such restriction.
 */
export async function freeMember(unit: Unit, member: Id, which: Which, end: End): Promise<boolean> {
  const { db } = unit;
  await holdProfile(db, member);
  const { any, free, following } = await endRestrictions(unit, member, which, end);
  for (const { member: other, report } of following)
    await freeMember(unit, other, { report }, { at: end.at, early: true });
  if (!free) return any;
  await setQuiet(db, member, false);
  const status = await freeProfile(db, member);
  if (status !== undefined && status !== 'disabled') await givePhotosBack(db, member);
  return any;
}
