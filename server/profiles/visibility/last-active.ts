import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { lastActiveAt } from './profiles.sql.ts';

/**
 * When a member last used the service, to the minute, even if others may not know it. Null without a profile.
 */
export function lastActive(db: Handle, member: Id): Promise<Date | null> {
  return lastActiveAt(db, member);
}
