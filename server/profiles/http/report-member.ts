import { reportMember } from '#contract/profiles/report-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fileReport } from '#server/safety/file-report.ts';
import { evidenceOf } from '../evidence-of.ts';

export const reportMemberHandler = handler(reportMember, async (call, platform) => {
  const { member: reporter, site, input, language, origin } = call;
  const { profile: member, photo = null, reason, words = null } = input;
  if (member === reporter) call.refuse('own_profile');
  const evidence = await evidenceOf(platform, { site, member, photo, language });
  if (evidence === undefined) return call.refuse('not_found');
  const report = { site, reporter, member, reason, words, origin, at: platform.clock.now() };
  return platform.transact((unit) =>
    fileReport(unit, { ...report, ...evidence, conversation: null, message: null }),
  );
});
