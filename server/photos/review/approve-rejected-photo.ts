import type { Id } from '#contract/kit/id.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { applyVerdict } from './apply-verdict.ts';

/** Approves a rejected photo after an appeal. False if the photo does not exist (any more). */
export function approveRejectedPhoto(
  platform: Platform,
  unit: Unit,
  member: Id,
  photo: Id,
): Promise<boolean> {
  return applyVerdict(platform, unit, { member, photo, from: 'rejected', verdict: 'pass' });
}
