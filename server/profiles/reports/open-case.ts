import type { Id } from '#contract/kit/id.ts';
import { openCase } from '#contract/profiles/open-case.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { hidePictures, photoPath } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { mailPictureJob, openCaseOfOperator } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { caseSubject } from './case-subject.sql.ts';
import { freezeProfileEvidence } from './report-member.ts';

interface HiddenPhoto {
  readonly member: Id;
  readonly photo: Id;
  readonly report: Id;
  readonly site: number;
  readonly origin: string;
  readonly reason: ReportReason;
  readonly at: Date;
}

/** Hides the photo of a new case until its decision, with a statement to the member (DSA-2). */
async function hideReportedPhoto(
  platform: Platform,
  unit: Unit,
  { photo, reason, at, ...about }: HiddenPhoto,
): Promise<void> {
  const path = await photoPath(unit.db, about.member, photo);
  if (path === undefined) return;
  const { report } = about;
  const hidden = await hidePictures(platform, unit, [path], { report, cause: 'operator', at });
  if (hidden.length === 0) return;
  const intimate = reason === 'intimate_image';
  await unit.enqueue(mailPictureJob, { ...about, state: 'hidden', intimate, automatic: false });
}

export const openCaseHandler = handler(openCase, async (call, platform) => {
  const { operator, input } = call;
  const { member, photo = null, hide, complaint = null, reason, words, client_id: clientId } = input;
  const at = platform.clock.now();
  const subject = await caseSubject(platform.db, member);
  if (subject === undefined) return call.refuse('not_found');
  const { site } = subject;
  if (photo !== null && !subject.photos.some(({ id }) => id === photo)) call.refuse('not_found');
  const language = await readerLanguage(platform.db, member, site);
  const evidence = await freezeProfileEvidence(platform, { site, member, photo, language, unseen: true });
  if (evidence === undefined) return call.refuse('not_found');
  return platform.transact(async (unit) => {
    const origin = siteOrigin(platform.config, siteById(site));
    const opened = {
      ...evidence,
      operator,
      clientId,
      site,
      member,
      notice: complaint,
      reason,
      words,
      origin,
      at,
    };
    const { report, repeated } = await openCaseOfOperator(unit, opened);
    if (repeated) return { report };
    if (hide && photo !== null)
      await hideReportedPhoto(platform, unit, { member, photo, report, site, origin, reason, at });
    await recordAction(unit, {
      ...{ operator, action: 'safety/open-case', member, subject: report, at },
      details: { reason, source: complaint === null ? 'operator' : 'notice', ...(hide && { hide }) },
    });
    return { report };
  });
});
