import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { handler } from '#server/platform/http/handler.ts';
import { appealUntil } from '../moderation-queue/case-times.ts';
import { reopenCase } from './cases.sql.ts';
import { appealOn, insertAppeal, lockDecisionAbout } from './decisions.sql.ts';

export const appealDecisionHandler = handler(appealDecision, async (call, platform) => {
  const { member, input } = call;
  const { decision: report, words } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const decided = await lockDecisionAbout(unit.db, member, report);
    if (decided === undefined) return call.refuse('not_found');
    const before = await appealOn(unit.db, report);
    if (before?.words === words) return;
    if (before !== undefined) call.refuse('appealed_already');
    if (appealUntil(decided.decided_at) <= now) call.refuse('appeal_too_late');
    await insertAppeal(unit.db, { report, words, at: now });
    await reopenCase(unit.db, report, now);
  });
  return { decision: report };
});
