import { listMemberLogins } from '#contract/accounts/console/list-member-logins.ts';
import { accountEvents, recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sessionsOf } from '../sessions/end-logins.ts';
import { loginMethodsOf } from './member-logins.sql.ts';

const eventsAtMost = 30;

export const listMemberLoginsHandler = handler(listMemberLogins, async (call, platform) => {
  const { db, clock } = platform;
  const { member } = call.input;
  const now = clock.now();
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listMemberLogins.name,
    members: [member],
  });
  const [logins, methods, events] = await Promise.all([
    sessionsOf(db, member, now),
    loginMethodsOf(db, member),
    accountEvents(platform, member, { page: 1, size: eventsAtMost, ip: call.ip }),
  ]);
  return { logins, ...methods, events: events.results };
});
