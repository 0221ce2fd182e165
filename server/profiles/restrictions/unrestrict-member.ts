import type { Id } from '#contract/kit/id.ts';
import { setQuiet } from '#server/notifications/door.ts';
import { givePhotosBack } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type End, endRestrictions, type Which } from '#server/safety/door.ts';
import { freeProfile, holdProfile } from '../lifecycle/profile-status.sql.ts';

/**
 * Ends restrictions of a member. Where none is left all is as it was before: the profile, also an invisible one, and the
 * photos; whoever is going away meanwhile stays closed. Bans of the person's other accounts that went with them end as
 * well (TRUST-9). False: there were none of those.
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
