import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deletePromptAnswers } from './cards/prompt-answers.sql.ts';
import { deleteMade } from './fictional/console-profiles.sql.ts';
import { deleteProfile } from './lifecycle/profile-status.sql.ts';
import { deleteMoves } from './location/location-moves.sql.ts';

/**
 * Deletes the profile of an erased member, so that the member does not exist for others any more (ACC-13).
 */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  await deleteMoves(unit.db, member);
  await deletePromptAnswers(unit.db, member);
  await deleteMade(unit.db, member);
  await deleteProfile(unit.db, member);
}
