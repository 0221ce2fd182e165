import { recordAuthorityReport } from '#contract/accounts/evidence/record-authority-report.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { insertAuthorityReport, lockHold } from '#server/safety/door.ts';

export const recordAuthorityReportHandler = handler(recordAuthorityReport, async (call, platform) => {
  const { operator, input } = call;
  const { client_id: clientId, hold, authority, reference } = input;
  const at = platform.clock.now();
  const reportedAt = new Date(input.reported_at);
  if (reportedAt > at) return call.refuse('in_the_future');
  return platform.transact(async (unit) => {
    const row = await lockHold(unit.db, hold);
    if (row === undefined) return call.refuse('not_found');
    const { member_id: member } = row;
    const added = { clientId, hold, member, operator, authority, reference, reportedAt, at };
    const { id, isNew } = await insertAuthorityReport(unit.db, added);
    if (isNew)
      await recordAction(unit, {
        ...{ operator, action: 'accounts/record-authority-report', member, subject: hold, at },
      });
    return { report: id };
  });
});
