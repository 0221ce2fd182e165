import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { isOnlyOperator, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { countAnswer } from '../flaggers/flaggers.sql.ts';
import { aloneFrom, keepUntil } from '../moderation-queue/case-times.ts';
import { isAnswerForAnother, lockHeldComplaint, storeAnswer } from './complaints.sql.ts';
import { mailComplaintJob } from './mail-complaint.job.ts';

export const answerComplaintHandler = handler(answerComplaint, async (call, platform) => {
  const { operator, input } = call;
  const { complaint, outcome, words } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const held = await lockHeldComplaint(unit.db, complaint, operator);
    if (held === undefined) return call.refuse('report_not_yours');
    if (held.outcome !== null) {
      if (held.outcome !== outcome || held.answer !== words) call.refuse('report_not_yours');
      return;
    }
    const alone = await isAnswerForAnother(unit.db, complaint, operator);
    if (alone && (aloneFrom(held.created_at) > at || !(await isOnlyOperator(unit.db, operator, 'support'))))
      call.refuse('another_operator');
    await storeAnswer(unit.db, complaint, { outcome, words, operator, alone, at, keepUntil: keepUntil(at) });
    await countAnswer(unit.db, held, outcome);
    await recordAction(unit, {
      ...{
        operator,
        action: 'safety/answer-complaint',
        subject: complaint,
        details: { outcome, ...(alone && { alone }) },
        at,
      },
      ...(held.member_id !== null && { member: held.member_id }),
    });
    await unit.enqueue(mailComplaintJob, { complaint, kind: 'complaint_answered' });
  });
  return { complaint };
});
