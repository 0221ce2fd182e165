import { appealAnswer } from '#contract/safety/appeal-answer.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { appealUntil } from '../moderation-queue/case-times.ts';
import { copySubject } from '../notice-subjects/notice-subjects.sql.ts';
import { complaintOfToken, isAppealable } from './answer-token.ts';
import { complaintRow, insertAnswerAppeal, lockComplaint } from './complaints.sql.ts';
import { mailComplaintJob } from './mail-complaint.job.ts';

/** The appeal waits in the queue like every notice of its subject, with the sender of the first one. */
export const appealAnswerHandler = handler(appealAnswer, async (call, platform) => {
  const { token, words } = call.input;
  const at = platform.clock.now();
  const notice = complaintOfToken(platform.keys, token);
  if (notice === undefined) return call.refuse('not_found');
  return platform.transact(async (unit) => {
    await lockComplaint(unit.db, notice);
    const row = await complaintRow(unit.db, notice);
    if (row === undefined || !isAppealable(row) || row.answered_at === null) return call.refuse('not_found');
    if (row.appealed_by !== null) {
      const before = await complaintRow(unit.db, row.appealed_by);
      return before?.words === words
        ? { number: caseNumber(row.appealed_by) }
        : call.refuse('appealed_already');
    }
    if (appealUntil(row.answered_at) <= at) call.refuse('appeal_too_late');
    const complaint = await insertAnswerAppeal(unit.db, { notice, words, at });
    await copySubject(unit.db, { notice, appeal: complaint, at });
    await unit.enqueue(mailComplaintJob, { complaint, kind: 'complaint_taken' });
    return { number: caseNumber(complaint) };
  });
});
