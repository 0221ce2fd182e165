import { reportMember } from '#contract/profiles/report-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fileReport } from '#server/safety/file-report.ts';
import { reportBefore } from '#server/safety/report-before.ts';
import { evidenceOf } from '../evidence-of.ts';

export const reportMemberHandler = handler(reportMember, async (call, platform) => {
  const { member: reporter, site, input, language, origin } = call;
  const { profile: member, photo = null, reason, words = null } = input;
  if (member === reporter) call.refuse('own_profile');
  const at = platform.clock.now();
  const subject = { reporter, member, photo, conversation: null, message: null, at };
  const before = await reportBefore(platform.db, subject);
  if (before !== undefined) return before;
  const evidence = await evidenceOf(platform, { site, member, photo, language });
  if (evidence === undefined) return call.refuse('not_found');
  return platform.transact((unit) =>
    fileReport(unit, { ...subject, ...evidence, site, reason, words, origin }),
  );
});
