import { logOutMember } from '#contract/accounts/console/log-out-member.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { endLogins } from '../sessions/end-logins.ts';
import { memberHead } from './member-head.sql.ts';

/** Logins, pending logins, sockets and push subscriptions end together with the audit entry, or none does. */
export const logOutMemberHandler = handler(logOutMember, async (call, platform) => {
  const { operator } = call;
  const { member } = call.input;
  return platform.transact(async (unit) => {
    await lockAccount(unit.db, member);
    if ((await memberHead(unit.db, member)) === undefined) return call.refuse('not_found');
    const ended = await endLogins(unit, platform, member);
    await recordAction(unit, {
      operator,
      action: 'accounts/log-out-member',
      member,
      details: { ended },
      at: platform.clock.now(),
    });
    return { ended };
  });
});
