import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteEndedTalks, eraseBodies } from './store/erase-talks.ts';

/**
 * Empties what an erased member wrote; the rows stay, so that the numbers of a conversation have no gap and the other
 * side keeps its own words (ACC-13). Conversations whose other member was erased before go altogether.
 */
export async function eraseAccount(unit: Unit, member: Id, now: Date): Promise<void> {
  await deleteEndedTalks(unit.db, member);
  await eraseBodies(unit.db, member, now);
}
