import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { endPushSessions } from './push-sessions.sql.ts';
import { removeSubscriptionsOf } from './push-subscriptions.sql.ts';

/**
 * Removes push from the devices of ending sessions, including a device that is being stored at this moment
 * (PUSH-9).
 */
export async function removePush(db: Handle, ...sessions: readonly Id[]): Promise<void> {
  if (sessions.length === 0) return;
  await endPushSessions(db, sessions);
  await removeSubscriptionsOf(db, sessions);
}
