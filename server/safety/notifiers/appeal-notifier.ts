import { appealNotifier } from '#contract/safety/notifiers/appeal-notifier.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { appealUntil } from '../moderation-queue/case-times.ts';
import { lockNotifierCase, storeNotifierAppeal } from './notifier-cases.sql.ts';
import { caseOfNotifierToken } from './notifier-token.ts';

export const appealNotifierHandler = handler(appealNotifier, async (call, platform) => {
  const { token, words } = call.input;
  const at = platform.clock.now();
  const id = caseOfNotifierToken(platform.keys, token);
  if (id === undefined) return call.refuse('not_found');
  return platform.transact(async (unit) => {
    const row = await lockNotifierCase(unit.db, id);
    if (row === undefined || row.facts === null || row.decided_at === null) return call.refuse('not_found');
    const number = caseNumber(id);
    if (row.appeal !== null) return row.appeal === words ? { number } : call.refuse('appealed_already');
    if (appealUntil(row.decided_at) <= at) call.refuse('appeal_too_late');
    await storeNotifierAppeal(unit.db, id, words, at);
    return { number };
  });
});
