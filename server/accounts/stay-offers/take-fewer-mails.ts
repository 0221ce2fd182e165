import { takeFewerMails } from '#contract/accounts/take-fewer-mails.ts';
import { reduceMails } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';

export const takeFewerMailsHandler = handler(takeFewerMails, async ({ member }, { db, clock }) => {
  await reduceMails(db, member, clock.now());
  return { fewer: true as const };
});
