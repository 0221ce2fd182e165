import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteMemberLikes } from './write-likes.sql.ts';

/**
 * Deletes an erased member's given and received likes on both sides, so that no list or count contains them
 * (ACC-13).
 */
export function eraseAccount(unit: Unit, member: Id): Promise<void> {
  return deleteMemberLikes(unit.db, member);
}
