import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { hasShownProfile } from './store/profiles.ts';

/**
 * Whether a member may be seen and contacted on a site: theirs, and the profile is active, or invisible while the
 * viewer knows them by a like or a conversation (ACC-14). A viewer of null is a stranger.
 */
export function isVisible(db: Handle, site: number, member: Id, viewer: Id | null = null): Promise<boolean> {
  return hasShownProfile(db, { site, member, viewer });
}
