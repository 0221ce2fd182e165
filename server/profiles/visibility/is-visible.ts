import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isWithinReach } from './profiles.sql.ts';

/**
 * Whether a viewer (null: a visitor) may meet a member: like them, write to them, and be notified about them
 * (`reach.ts`).
 */
export function mayMeet(db: Handle, site: number, member: Id, viewer: Id | null = null): Promise<boolean> {
  return isWithinReach(db, { site, member, viewer, reach: 'meet' });
}
