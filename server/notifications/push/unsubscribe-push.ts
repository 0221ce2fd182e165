import { unsubscribePush } from '#contract/notifications/unsubscribe-push.ts';
import { handler } from '#server/platform/http/handler.ts';
import { removeSubscription } from './push-subscriptions.sql.ts';

export const unsubscribePushHandler = handler(unsubscribePush, async ({ member, input }, { db }) => {
  await removeSubscription(db, member, input.endpoint);
  return { subscribed: false as const };
});
