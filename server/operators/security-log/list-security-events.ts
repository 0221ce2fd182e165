import { listSecurityEvents } from '#contract/operators/list-security-events.ts';
import { handler } from '#server/platform/http/handler.ts';
import { accountEvents } from './account-events.ts';

const pageSize = 5;

export const listSecurityEventsHandler = handler(
  listSecurityEvents,
  ({ member, ip, input: { page } }, platform) =>
    accountEvents(platform, member, { page, size: pageSize, ip }),
);
