import type { Id } from '#contract/kit/id.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { reviewPhoto } from './apply-verdict.ts';

/**
 * Refuses a photo that was let in, as the outcome of a report; false where it is not there (any more). Who decided is the
 * caller's to record.
 */
export function refusePhoto(platform: Platform, unit: Unit, member: Id, photo: Id): Promise<boolean> {
  return reviewPhoto(platform, unit, { member, photo, from: 'active', verdict: 'against_terms' });
}
