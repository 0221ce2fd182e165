import { escalatePhoto } from '#contract/profiles/escalate-photo.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { groundOfReason, hiddenCase, openCaseOfOperator } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { restrictMember } from '../restrictions/restrict-member.ts';
import { caseSubject } from './case-subject.sql.ts';
import { freezeProfileEvidence } from './report-member.ts';

/** Case, hiding and statement of reasons are one transaction (AGE-4, DSA-2). */
export const escalatePhotoHandler = handler(escalatePhoto, async (call, platform) => {
  const { operator, input } = call;
  const { member, photo, words, client_id: clientId } = input;
  const at = platform.clock.now();
  const subject = await caseSubject(platform.db, member);
  if (subject === undefined || !subject.photos.some(({ id }) => id === photo))
    return call.refuse('not_found');
  if (subject.fictional) return call.refuse('fictional_picture');
  const { site } = subject;
  const language = await readerLanguage(platform.db, member, site);
  const evidence = await freezeProfileEvidence(platform, { site, member, photo, language, unseen: true });
  if (evidence === undefined) return call.refuse('not_found');
  const origin = siteOrigin(platform.config, siteById(site));
  const about = {
    ...evidence,
    operator,
    clientId,
    site,
    member,
    reason: 'underage',
    words,
    origin,
    at,
  } as const;
  return platform.transact(async (unit) => {
    const before = await hiddenCase(unit.db, member);
    if (before !== undefined) return { report: before };
    const { report, repeated } = await openCaseOfOperator(unit, { ...about, notice: null });
    if (repeated) return { report };
    const ground = groundOfReason('underage');
    const cause = { rule: 'operator', reports: [] } as const;
    const hidden = {
      report,
      site,
      member,
      origin,
      ground,
      subject: 'photo',
      since: at,
      until: null,
    } as const;
    if (!(await restrictMember(unit, { ...hidden, kind: 'hidden', cause }))) call.refuse('not_found');
    await recordAction(unit, {
      ...{ operator, action: 'profiles/escalate-photo', member, subject: report, at },
      details: { photo },
    });
    return { report };
  });
});
