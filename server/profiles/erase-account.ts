import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteProfile } from './lifecycle/profile-status.sql.ts';

/** An erased member has no profile any more, and so is nobody to others (ACC-13). */
export function eraseAccount(unit: Unit, member: Id): Promise<void> {
  return deleteProfile(unit.db, member);
}
