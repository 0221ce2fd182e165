import type { Id } from '#contract/kit/id.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { withdrawRefusal } from '#server/safety/door.ts';
import { lockPhotos, photosOf } from '../gallery/own-photos.sql.ts';
import { applyVerdict, type Review } from './apply-verdict.ts';
import { holdExpiry } from './claim-photos.ts';
import { stateRefusal } from './refuse-photo.ts';
import { extendHold, heldPath, isPhotoClaimedBy } from './review.sql.ts';
import { freezePhotoEvidence } from './review-image.ts';

export type Decision = Review & {
  readonly operator: Id;
  /** The copy of a refused photo for an appeal. */
  readonly pictures?: readonly Id[];
};

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
  if (verdict === 'pass') await withdrawRefusal(unit, { member, photo, at: now });
  else
    await stateRefusal(platform, unit, {
      ...{ operator, member, photo, reason: verdict, pictures: decision.pictures ?? [], at: now },
    });
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

/** A copy of a held photo, sealed and kept with the case: an appeal finds it although the photo is deleted. */
async function copyForAppeal(
  platform: Platform,
  operator: Id,
  { member, photo: id }: Pick<Review, 'member' | 'photo'>,
): Promise<Id[]> {
  const path = await heldPath(platform.db, { operator, member, id, now: platform.clock.now() });
  return path === undefined ? [] : freezePhotoEvidence(platform, [{ id, path }]);
}

export const reviewPhotoHandler = handler(reviewPhoto, async (call, platform) => {
  const { operator, input } = call;
  const pictures = input.verdict === 'pass' ? [] : await copyForAppeal(platform, operator, input);
  const status = await platform.transact((unit) =>
    decidePhoto(platform, unit, { ...input, operator, pictures }),
  );
  return status === null ? call.refuse('photo_not_yours') : { status };
});
