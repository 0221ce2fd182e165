import { banMember } from '#contract/accounts/ban-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { closeReport, heldReport, suspendedUntil } from '#server/safety/door.ts';
import { banAccount } from './ban-account.ts';
import { banEverywhere } from './ban-everywhere.ts';

/** Decision, its effects and the audit log entry are written in one transaction. */
export const banMemberHandler = handler(banMember, async (call, platform) => {
  const { operator, input } = call;
  const { report, outcome, ground, days } = input;
  const at = platform.clock.now();
  const until = days === undefined ? null : suspendedUntil(at, days);
  await platform.transact(async (unit) => {
    const held = await heldReport(unit.db, report, operator);
    if (held?.first === outcome) return;
    if (held?.status !== 'open') return call.refuse('report_not_yours');
    if (!(await banAccount(unit, platform, held, { kind: outcome, ground, at, until })))
      call.refuse('nobody_to_ban');
    const decided = { stage: 'first', outcome, ground, credits: null, until } as const;
    await closeReport(unit, held, { ...decided, operator, at });
    if (outcome === 'banned') await banEverywhere(unit, platform, held, { operator, ground, at });
  });
  return { report };
});
