import type { Id } from '#contract/kit/id.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { applyVerdict } from './apply-verdict.ts';

/**
 * Rejects an approved photo as the outcome of a report. False if the photo does not exist (any more). The
 * caller records the operator.
 */
export function rejectApprovedPhoto(platform: Platform, unit: Unit, member: Id, photo: Id): Promise<boolean> {
  return applyVerdict(platform, unit, { member, photo, from: 'active', verdict: 'against_terms' });
}
