import type { Id } from '#contract/kit/id.ts';
import { unsubscribePush } from '#contract/notifications/unsubscribe-push.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endPushSessions, removeSubscription, removeSubscriptionsOf } from './push-subscriptions.sql.ts';

export const unsubscribePushHandler = handler(unsubscribePush, async ({ member, input }, { db }) => {
  await removeSubscription(db, member, input.endpoint);
  return { subscribed: false as const };
});

/**
 * Removes push from the devices of ending sessions, including a device that is being stored at this moment
 * (PUSH-9).
 */
export async function removePush(db: Handle, sessions: readonly Id[]): Promise<void> {
  if (sessions.length === 0) return;
  await endPushSessions(db, sessions);
  await removeSubscriptionsOf(db, sessions);
}
