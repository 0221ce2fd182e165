import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { type ClaimedPhoto, claimWaitingPhotos } from './review.sql.ts';

const heldSeconds = 600;

/** When the hold of an operator on a photo ends that they claim or decide on at this moment. */
export const holdExpiry = (now: Date): Date => addSeconds(now, heldSeconds);

/** One page of the queue. */
const atOnce = 16;

/**
 * The next photos for an operator to review, oldest first. Nobody else gets them for ten minutes (SAFE-2).
 */
export function claimPhotos(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  operator: Id,
): Promise<ClaimedPhoto[]> {
  const now = clock.now();
  return claimWaitingPhotos(db, { operator, limit: atOnce, now, until: holdExpiry(now) });
}
