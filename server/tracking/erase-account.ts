import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { eraseSource } from './traffic-sources.sql.ts';

/** Where an erased member came from is forgotten (ACC-13); the counts never knew of them. */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  await eraseSource(unit.db, member);
}
