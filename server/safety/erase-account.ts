import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteBlocksOf } from './store/blocks.ts';

/** Takes an erased member's blocks from both sides: there is nobody left to meet (ACC-13). */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  await deleteBlocksOf(unit.db, member);
}
