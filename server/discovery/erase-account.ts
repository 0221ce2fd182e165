import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteSwipesOf } from './swipe-game/swipes.sql.ts';
import { discoveryTables } from './tables.ts';

/** Deletes everything this domain stores about an erased member (ACC-13). */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  for (const table of ['auto_likes', 'standing_likes', 'saved_searches', 'search_notices'] as const)
    await discoveryTables(unit.db).deleteFrom(table).where('member_id', '=', member).execute();
  await deleteSwipesOf(unit.db, member);
}
