import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { newestBlocks } from './blocks.sql.ts';

/** The members blocked by a member, newest first. */
export function blockedBy(
  db: Handle,
  member: Id,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ other_id: Id; created_at: Date }[]> {
  return newestBlocks(db, member, page);
}
