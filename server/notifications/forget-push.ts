import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { removeSubscriptionsOf } from './store/push-subscriptions.ts';

/** The devices of sessions that end get no push any more (PUSH-9). */
export function forgetPush(db: Handle, ...sessions: readonly Id[]): Promise<void> {
  return removeSubscriptionsOf(db, sessions);
}
