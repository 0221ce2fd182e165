import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { trackingTables } from './store/tables.ts';

/** Where an erased member came from is forgotten (ACC-13). */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  await trackingTables(unit.db).deleteFrom('traffic_sources').where('member_id', '=', member).execute();
}
