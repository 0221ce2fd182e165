import type { Id } from '#contract/kit/id.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { lockPhotos, photosOf } from '../gallery/own-photos.sql.ts';
import { applyVerdict, type Review } from './apply-verdict.ts';
import { holdExpiry } from './claim-photos.ts';
import { extendHold, isPhotoClaimedBy } from './review.sql.ts';

export type Decision = Review & { readonly operator: Id };

const statusAfter = (verdict: Review['verdict']): 'active' | 'rejected' =>
  verdict === 'pass' ? 'active' : 'rejected';

const isDecidedSo = async ({ db }: Unit, { member, photo, verdict }: Review): Promise<boolean> => {
  const row = (await photosOf(db, member)).find(({ id }) => id === photo);
  const reason = verdict === 'pass' ? null : verdict;
  return row !== undefined && row.status === statusAfter(verdict) && row.rejection === reason;
};

/**
 * Applies an operator's decision on a photo that the operator holds, and writes it to the audit log in the
 * same transaction. Returns null and changes nothing if the photo is deleted, has another status than the
 * operator saw, or is held by another operator. Repeating the same decision is idempotent.
 */
async function decidePhoto(
  platform: Platform,
  unit: Unit,
  decision: Decision,
): Promise<Exclude<OwnPhoto['status'], 'pending'> | null> {
  const { operator, member, photo, from, verdict } = decision;
  await lockPhotos(unit.db, member);
  const held = { member, id: photo };
  if (!(await isPhotoClaimedBy(unit.db, operator, held))) return null;
  if (await isDecidedSo(unit, decision)) return statusAfter(verdict);
  if (!(await applyVerdict(platform, unit, decision))) return null;
  const now = platform.clock.now();
  await extendHold(unit.db, held, holdExpiry(now));
  await recordAction(unit, {
    operator,
    action: verdict === 'pass' ? 'photos/pass' : 'photos/refuse',
    member,
    subject: photo,
    details: verdict === 'pass' ? { from } : { from, reason: verdict },
    at: now,
  });
  return statusAfter(verdict);
}

export const reviewPhotoHandler = handler(reviewPhoto, async (call, platform) => {
  const { operator, input } = call;
  const status = await platform.transact((unit) => decidePhoto(platform, unit, { ...input, operator }));
  return status === null ? call.refuse('photo_not_yours') : { status };
});
