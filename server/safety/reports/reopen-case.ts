import { reopenCase } from '#contract/safety/reopen-case.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { claimUntil } from '../moderation-queue/case-times.ts';
import { appealsOn } from './appeals.sql.ts';
import { insertReopening, lockHeld, openAgain } from './cases.sql.ts';
import { overturnDecision } from './decisions.sql.ts';

/** The reasons stay with the case and end with it. */
export const reopenCaseHandler = handler(reopenCase, async (call, platform) => {
  const { operator, input } = call;
  const { report, reasons } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const held = await lockHeld(unit.db, report, operator);
    if (held?.status === 'open') return;
    if (held?.status !== 'closed') return call.refuse('report_not_yours');
    if ((await appealsOn(unit.db, report)).some(({ by }) => by === 'member')) call.refuse('case_reviewed');
    await overturnDecision(unit.db, report);
    await openAgain(unit.db, report, { operator, now: at, until: claimUntil(at) });
    await insertReopening(unit.db, { report, reasons, operator, at });
    await recordAction(unit, {
      ...{ operator, action: 'safety/reopen-case', member: held.member_id, subject: report, at },
    });
  });
  return { report };
});
