import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { eraseSource } from './traffic-sources.sql.ts';

/** Deletes an erased member's traffic source (ACC-13). The counts contain no member. */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  await eraseSource(unit.db, member);
}
