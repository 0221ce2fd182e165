import type { Id } from '#contract/kit/id.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { announcePhotos } from '../gallery/announce-photos.ts';
import { lockPhotos, photosOf, setVerdict } from '../gallery/own-photos.sql.ts';
import { deleteQuarantineJob } from '../quarantine/delete-quarantine.job.ts';
import { languageOfMember } from './member-language.ts';

export interface Review {
  readonly member: Id;
  readonly photo: Id;
  /** What it was when the reviewer looked: a decision on a photo somebody decided on meanwhile changes nothing. */
  readonly from: OwnPhoto['status'];
  /** `pass`, or why it is refused. */
  readonly verdict: 'pass' | RejectReason;
}

/**
 * Lets a photo in or refuses it, in the caller's transaction; who decided is the caller's to record. The member's devices
 * hear it, with the reason in their language; a refused main photo passes its place on; what was sealed until the review
 * is deleted (PROF-3, TRUST-1, GDPR-6). False: the photo is gone or not what it was, and nothing changed.
 */
export async function reviewPhoto(platform: Platform, unit: Unit, review: Review): Promise<boolean> {
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
  await announcePhotos(platform, unit, member, await languageOfMember(unit.db, member));
  return true;
}
