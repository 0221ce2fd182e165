import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { announcePhotos } from '../gallery/load-own-photos.ts';
import { lockPhotos, photosOf, setVerdict } from '../gallery/own-photos.sql.ts';
import { deleteQuarantineJob } from '../quarantine/delete-quarantine.job.ts';
import { memberFacts } from './review.sql.ts';

/** The language that the member chose, else the language of their site. */
export async function memberLanguage(db: Handle, member: Id): Promise<Locale> {
  const { site, language } = await memberFacts(db, member);
  const wished = [language, siteById(site).settings.domain_language.slice(0, 2)];
  return localeOf(wished[0]) ?? localeOf(wished[1]) ?? 'nl';
}

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

/** Approves a rejected photo after an appeal. False if the photo does not exist (any more). */
export function approveRejectedPhoto(
  platform: Platform,
  unit: Unit,
  member: Id,
  photo: Id,
): Promise<boolean> {
  return applyVerdict(platform, unit, { member, photo, from: 'rejected', verdict: 'pass' });
}

/**
 * Rejects an approved photo as the outcome of a report. False if the photo does not exist (any more). The
 * caller records the operator.
 */
export function rejectApprovedPhoto(platform: Platform, unit: Unit, member: Id, photo: Id): Promise<boolean> {
  return applyVerdict(platform, unit, { member, photo, from: 'active', verdict: 'against_terms' });
}
