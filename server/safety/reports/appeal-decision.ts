import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { handler } from '#server/platform/http/handler.ts';
import { appealUntil } from '../moderation-queue/case-times.ts';
import { appealsOn, insertAppeal, lockAppealable } from './appeals.sql.ts';
import { reopenForAppeal } from './cases.sql.ts';

export const appealDecisionHandler = handler(appealDecision, async (call, platform) => {
  const { member, input } = call;
  const { decision: report, words } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const decided = await lockAppealable(unit.db, member, report);
    if (decided === undefined) return call.refuse('not_found');
    const { by } = decided;
    const appeals = await appealsOn(unit.db, report);
    const before = appeals.find((appeal) => appeal.by === by);
    if (before?.words === words) return;
    if (before !== undefined) call.refuse('appealed_already');
    if (appealUntil(decided.decided_at) <= now) call.refuse('appeal_too_late');
    await insertAppeal(unit.db, { report, by, words, at: now });
    await reopenForAppeal(unit.db, report, now);
  });
  return { decision: report };
});
