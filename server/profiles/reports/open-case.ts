import { openCase } from '#contract/profiles/open-case.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { openCaseOfOperator } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { caseSubject } from './case-subject.sql.ts';
import { freezeProfileEvidence } from './report-member.ts';

export const openCaseHandler = handler(openCase, async (call, platform) => {
  const { operator, input } = call;
  const { member, photo = null, complaint = null, reason, words, client_id: clientId } = input;
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
    if (!repeated)
      await recordAction(unit, {
        ...{ operator, action: 'safety/open-case', member, subject: report, at },
        details: { reason, source: complaint === null ? 'operator' : 'notice' },
      });
    return { report };
  });
});
