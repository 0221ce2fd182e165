import type { Id } from '#contract/kit/id.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { announcePhotos } from '../gallery/announce-photos.ts';
import { lockPhotos, photosOf, setVerdict } from '../gallery/own-photos.sql.ts';
import { deleteQuarantineJob } from '../quarantine/delete-quarantine.job.ts';
import { memberLanguage } from './member-language.ts';

export interface Review {
  readonly member: Id;
  readonly photo: Id;
  /** The status that the reviewer saw. If the status has changed since, the decision changes nothing. */
  readonly from: OwnPhoto['status'];
  /** `pass`, or the reason of the rejection. */
  readonly verdict: 'pass' | RejectReason;
}

/**
 * Approves or rejects a photo in the caller's transaction. The caller records the operator.
 * - The member's devices are notified, with the reason in their language.
 * - A rejected main photo hands its place to the next candidate.
 * - The sealed original is deleted (PROF-3, TRUST-1, GDPR-6).
 * Returns false and changes nothing if the photo is deleted or has another status.
 */
export async function applyVerdict(platform: Platform, unit: Unit, review: Review): Promise<boolean> {
  const { member, photo, from, verdict } = review;
  await lockPhotos(unit.db, member);
  const row = (await photosOf(unit.db, member)).find(({ id }) => id === photo);
  if (row === undefined || row.status !== from) return false;
  await setVerdict(
    unit.db,
    member,
    photo,
    verdict === 'pass' ? { status: 'active', rejection: null } : { status: 'rejected', rejection: verdict },
  );
  if (row.quarantined_until !== null) await unit.enqueue(deleteQuarantineJob, { path: row.path });
  await announcePhotos(platform, unit, member, await memberLanguage(unit.db, member));
  return true;
}
