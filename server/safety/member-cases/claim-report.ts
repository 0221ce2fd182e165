import { claimReport } from '#contract/safety/claim-report.ts';
import { isOnlyOperator, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { claimUntil } from '../moderation-queue/case-times.ts';
import { isForAnother } from '../reports/appeals.sql.ts';
import { claimCase } from '../reports/cases.sql.ts';
import { showCase } from './show-case.ts';

/** Claim, view and audit log entry happen in one transaction: all three or none. */
export const claimReportHandler = handler(claimReport, async (call, platform) => {
  const { operator, input } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const alone = await isOnlyOperator(unit.db, operator, 'moderate');
    const claim = { operator, alone, now, until: claimUntil(now) };
    const report = await claimCase(unit.db, input.report, claim);
    if (report === undefined) {
      if (input.report === undefined) return { report: null };
      const isOwn = await isForAnother(unit.db, input.report, operator);
      return call.refuse(isOwn ? 'another_operator' : 'report_not_yours');
    }
    const { shown, member } = await showCase(unit.db, platform, report, operator);
    await recordAction(unit, { operator, action: 'safety/look-at-report', member, subject: report, at: now });
    return { report: shown };
  });
});
