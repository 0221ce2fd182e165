import type { Id } from '#contract/kit/id.ts';
import { setOptionalMailsPaused } from '#server/notifications/door.ts';
import { restorePhotos } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { endRestrictions, type RestrictionEnd, type RestrictionFilter } from '#server/safety/door.ts';
import { lockProfile, unrestrictProfile } from '../lifecycle/profile-status.sql.ts';

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
