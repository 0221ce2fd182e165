import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ClaimedPhoto, claimWaiting } from './claims.sql.ts';
import { heldUntil } from './review-hold.ts';

/** One is looked at, and the next ones load meanwhile. */
const atOnce = 4;

/** The next photos for an operator to review, oldest first; nobody else gets them for ten minutes (SAFE-2). */
export function claimPhotos(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  operator: Id,
): Promise<ClaimedPhoto[]> {
  const now = clock.now();
  return claimWaiting(db, { operator, limit: atOnce, now, until: heldUntil(now) });
}
