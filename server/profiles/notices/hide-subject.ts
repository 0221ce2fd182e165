import type { Id } from '#contract/kit/id.ts';
import { freezePhotoEvidence, hidePictures, hidingsAt } from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { complaintRow } from '#server/safety/door.ts';
import {
  caseRow,
  groundOfReason,
  hiddenCase,
  linkCase,
  lockSubject,
  mailPictureJob,
  openNoticeCase,
  reasonOfNotice,
} from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { freezeProfileEvidence, type ProfileEvidence } from '../reports/report-member.ts';
import { restrictMember } from '../restrictions/restrict-member.ts';
import type { NoticePictureRow } from './notice-members.sql.ts';

export type NoticeRow = NonNullable<Awaited<ReturnType<typeof complaintRow>>>;

/** The member of a notice, and the pictures to hide. No pictures: the whole profile. */
export interface HidingTarget {
  readonly member: Id;
  readonly site: number;
  readonly pictures: readonly NoticePictureRow[] | 'profile';
  readonly cause: 'operator' | 'clock';
}

/**
 * Freezes the evidence for the case that a hiding opens. Reads files, so it runs before the transaction.
 * Undefined for a member who was never visible.
 */
export async function freezeNoticeEvidence(
  platform: Platform,
  { member, site, pictures }: HidingTarget,
): Promise<ProfileEvidence | undefined> {
  const photos = pictures === 'profile' ? [] : pictures.filter(({ kind }) => kind === 'photo');
  const photo = photos.length === 1 ? (photos[0]?.id ?? null) : null;
  const evidence = await freezeProfileEvidence(platform, { site, member, photo, language: 'nl' });
  if (evidence === undefined || pictures === 'profile') return evidence;
  const sent = pictures.filter(({ kind }) => kind === 'message');
  return { ...evidence, pictures: [...evidence.pictures, ...(await freezePhotoEvidence(platform, sent))] };
}

/**
 * The case for a hiding: the open case of the notice, or the case that hides the same already, or a new one.
 * So two notices about one picture share one case and one decision.
 */
async function caseFor(
  unit: Unit,
  platform: Platform,
  notice: NoticeRow,
  { target, evidence, at }: { target: HidingTarget; evidence: ProfileEvidence; at: Date },
): Promise<Id> {
  const { db } = unit;
  const subject = await lockSubject(db, notice.id);
  const own = subject?.report_id ?? null;
  if (own !== null && (await caseRow(db, own))?.status === 'open') return own;
  const { member, site, pictures } = target;
  const before =
    pictures === 'profile'
      ? await hiddenCase(db, member)
      : (
          await hidingsAt(
            db,
            pictures.map(({ path }) => path),
          )
        ).find(({ cause }) => cause !== 'removed')?.report_id;
  if (before !== undefined && (await caseRow(db, before))?.status === 'open') {
    await linkCase(db, notice.id, before);
    return before;
  }
  const origin = siteOrigin(platform.config, siteById(site));
  const reason = reasonOfNotice[notice.subject] ?? 'other';
  const waitsSince = notice.created_at;
  return openNoticeCase(unit, {
    ...{ complaint: notice.id, site, member, origin, reason, at, waitsSince },
    ...evidence,
  });
}

/**
 * Hides the pictures or the profile of a notice in the caller's transaction, with its case, its stored cause
 * and the statement of reasons (DSA-2). The statement never names who complained. Returns the case, or
 * undefined if there is nothing to hide: an erased or fictional member.
 */
export async function hideSubject(
  platform: Platform,
  unit: Unit,
  notice: NoticeRow,
  given: { readonly target: HidingTarget; readonly evidence: ProfileEvidence; readonly at: Date },
): Promise<Id | undefined> {
  const { target, at } = given;
  const { member, site, pictures, cause } = target;
  const report = await caseFor(unit, platform, notice, given);
  const about = { member, report, site, origin: siteOrigin(platform.config, siteById(site)) };
  const reason = reasonOfNotice[notice.subject] ?? 'other';
  if (pictures === 'profile') {
    const restricted = await restrictMember(unit, {
      ...about,
      kind: 'hidden',
      ground: groundOfReason(reason),
      subject: 'profile',
      since: at,
      until: null,
      cause: { rule: 'operator', reports: [] },
    });
    return restricted || (await hiddenCase(unit.db, member)) !== undefined ? report : undefined;
  }
  const paths = pictures.map(({ path }) => path);
  const hidden = await hidePictures(platform, unit, paths, { report, cause, at });
  if (hidden.length > 0)
    await unit.enqueue(mailPictureJob, {
      ...about,
      state: 'hidden',
      intimate: reason === 'intimate_image',
      automatic: cause === 'clock',
    });
  return report;
}
