import { reviewNotifier } from '#contract/safety/notifiers/review-notifier.ts';
import { isOnlyOperator } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { aloneFrom } from '../moderation-queue/case-times.ts';
import { mailNotifierJob } from './mail-notifier.job.ts';
import { lockNotifierCase, type NotifierRow, storeNotifierReview } from './notifier-cases.sql.ts';
import { recordNotifierAct } from './record-notifier-act.ts';
import { reopenUnread } from './unread-notices.sql.ts';

/** The same review was stored before. */
const isRepeat = (row: NotifierRow, { outcome, reasons }: { outcome: string; reasons: string }): boolean =>
  row.appeal_outcome === outcome && row.appeal_reasons === reasons;

export const reviewNotifierHandler = handler(reviewNotifier, async (call, platform) => {
  const { operator, input } = call;
  const { case: id, outcome, reasons } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const row = await lockNotifierCase(unit.db, id);
    if (row === undefined) return call.refuse('not_found');
    if (row.appealed_at === null) return call.refuse('report_not_yours');
    if (row.reviewed_at !== null) return isRepeat(row, input) ? undefined : call.refuse('report_not_yours');
    const alone = row.decided_by === operator;
    if (alone && (aloneFrom(row.appealed_at) > at || !(await isOnlyOperator(unit.db, operator, 'moderate'))))
      call.refuse('another_operator');
    await storeNotifierReview(unit.db, id, { outcome, reasons, operator, alone, at });
    await reopenUnread(unit.db, row, outcome);
    const details = { outcome, ...(alone && { alone }) };
    await recordNotifierAct(unit, row, { operator, action: 'safety/review-notifier', details, at });
    await unit.enqueue(mailNotifierJob, { case: id, kind: 'reviewed' });
  });
  return { case: id };
});
