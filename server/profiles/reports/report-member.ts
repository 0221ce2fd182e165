import { reportMember } from '#contract/profiles/report-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fileReport, openReportBySameReporter } from '#server/safety/door.ts';
import { hideReportedMember } from './hide-reported-member.ts';
import { freezeProfileEvidence } from './profile-evidence.ts';

export const reportMemberHandler = handler(reportMember, async (call, platform) => {
  const { member: reporter, site, input, language, origin } = call;
  const { profile: member, photo = null, reason, words = null } = input;
  if (member === reporter) call.refuse('own_profile');
  const at = platform.clock.now();
  const subject = { reporter, member, photo, conversation: null, message: null, at };
  const before = await openReportBySameReporter(platform.db, subject);
  if (before !== undefined) return before;
  const evidence = await freezeProfileEvidence(platform, { site, member, photo, language });
  if (evidence === undefined) return call.refuse('not_found');
  return platform.transact(async (unit) => {
    const filed = await fileReport(unit, { ...subject, ...evidence, site, reason, words, origin });
    const shown = evidence.photo === null ? ('profile' as const) : ('photo' as const);
    await hideReportedMember(unit, filed, { site, origin, reporter, member, subject: shown, reason, at });
    return filed;
  });
});
