import * as z from 'zod/mini';
import { decideBan } from '#contract/accounts/decide-ban.ts';
import { id } from '#contract/kit/id.ts';
import { ground } from '#contract/safety/decision.ts';
import { decideApproval } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { decidedReport, isBanInForce } from '#server/safety/door.ts';
import { banEverywhere } from './ban-member.ts';

const asked = z.object({ report: id, ground });

/** The approver's transaction bans the other accounts, and the audit log names both operators. */
export const decideBanHandler = handler(decideBan, async (call, platform) => {
  const { operator, input } = call;
  const { approval, approved } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const decision = { id: approval, kind: 'ban', operator, approved, now: at } as const;
    const { payload } = await decideApproval(unit, decision);
    if (!approved) return;
    const { report, ground: rule } = z.parse(asked, payload);
    const held = await decidedReport(unit.db, report);
    if (held === undefined || !(await isBanInForce(unit.db, report))) return call.refuse('ban_ended');
    await banEverywhere(unit, platform, held, { operator, ground: rule, facts: held.facts, at });
  });
  return { approval, approved };
});
