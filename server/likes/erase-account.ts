import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteLikesOf } from './delete-member-likes.sql.ts';

/** Takes an erased member's likes, given and received, from both sides: nobody's list or count holds them (ACC-13). */
export function eraseAccount(unit: Unit, member: Id): Promise<void> {
  return deleteLikesOf(unit.db, member);
}
