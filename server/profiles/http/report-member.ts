import { reportMember } from '#contract/profiles/report-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fileReport } from '#server/safety/file-report.ts';
import { reportableProfile } from '../store/reportable.ts';

export const reportMemberHandler = handler(reportMember, async (call, platform) => {
  const { member: reporter, site, input } = call;
  const { profile: member, photo = null, reason, words = null } = input;
  if (member === reporter) call.refuse('own_profile');
  return platform.transact(async (unit) => {
    const shown = await reportableProfile(unit.db, { site, member, reporter });
    if (!shown) return call.refuse('not_found');
    if (photo !== null && !shown.photos?.some(({ id }) => id === photo)) return call.refuse('not_found');
    const at = platform.clock.now();
    return fileReport(unit, { site, reporter, member, photo, reason, words, snapshot: shown, at });
  });
});
