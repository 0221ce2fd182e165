import { showNoticeSubject } from '#contract/profiles/show-notice-subject.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseRow, lockHeldComplaint, lockSubject } from '#server/safety/door.ts';
import { endNoticeHiding } from './end-notice-hiding.ts';
import { readNoticeSubject } from './read-notice-subject.ts';

export const showNoticeSubjectHandler = handler(showNoticeSubject, async (call, platform) => {
  const { operator, input } = call;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const held = await lockHeldComplaint(unit.db, input.complaint, operator);
    if (held === undefined) return call.refuse('report_not_yours');
    const report = (await lockSubject(unit.db, held.id))?.report_id ?? null;
    const opened = report === null ? undefined : await caseRow(unit.db, report);
    if (opened !== undefined) {
      const { id, member_id: member, site_id: site, origin, reason } = opened;
      const shown = await endNoticeHiding(platform, unit, { id, member, site, origin, reason }, at);
      if (shown)
        await recordAction(unit, { operator, action: 'profiles/show-subject', member, subject: id, at });
    }
    return readNoticeSubject(unit.db, held, at);
  });
});
