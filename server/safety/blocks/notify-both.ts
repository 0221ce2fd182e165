import type { Id } from '#contract/kit/id.ts';
import { meetingChanged } from '#contract/safety/events.ts';
import type { Unit } from '#server/platform/platform.ts';
import { standing } from './block-visibility.sql.ts';

/**
 * After the commit both members' devices hear how they stand. Whoever knows the member neither by a like nor by a
 * conversation hears nothing, for to them the member would be news (PROF-7); nor does anybody of a member who is not
 * confirmed or is going away (ACC-6).
 */
export async function tellBoth(unit: Unit, member: Id, other: Id): Promise<void> {
  const { given, received, heard } = await standing(unit.db, member, other);
  const met = !given && !received;
  unit.emit(member, meetingChanged, { profile: other, met, blocked: given });
  if (heard) unit.emit(other, meetingChanged, { profile: member, met, blocked: received });
}
