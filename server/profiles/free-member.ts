import type { Id } from '#contract/kit/id.ts';
import { givePhotosBack } from '#server/photos/give-photos-back.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type End, endRestrictions, type Which } from '#server/safety/end-restrictions.ts';
import { freeProfile, holdProfile } from './store/closed-profiles.ts';

/**
 * Ends restrictions of a member. Where none is left all is as it was before: the profile, also an invisible one, and the
 * photos; whoever is going away meanwhile stays closed. False: there were none of those.
 */
export async function freeMember(unit: Unit, member: Id, which: Which, end: End): Promise<boolean> {
  const { db } = unit;
  await holdProfile(db, member);
  const { any, free } = await endRestrictions(unit, member, which, end);
  if (!free) return any;
  const status = await freeProfile(db, member);
  if (status !== undefined && status !== 'disabled') await givePhotosBack(db, member);
  return any;
}
