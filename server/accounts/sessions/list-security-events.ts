import { listSecurityEvents } from '#contract/accounts/list-security-events.ts';
import { accountEvents } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';

const pageSize = 5;

export const listSecurityEventsHandler = handler(
  listSecurityEvents,
  ({ member, ip, input: { page } }, platform) =>
    accountEvents(platform, member, { page, size: pageSize, ip }),
);
