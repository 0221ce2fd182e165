import type { Id } from '#contract/kit/id.ts';
import { meetingChanged } from '#contract/safety/events.ts';
import type { Unit } from '#server/platform/platform.ts';
import { blockStateOf } from './blocks.sql.ts';

/**
 * Notifies both members' devices of the block state after the commit.
 * - A member without a like or a conversation with the other gets nothing, because the event would reveal the
 *   other's existence (PROF-7).
 * - Events about an unconfirmed member, or one who is being deleted, reach nobody (ACC-6).
 */
export async function notifyBoth(unit: Unit, member: Id, other: Id): Promise<void> {
  const { given, received, heard } = await blockStateOf(unit.db, member, other);
  const met = !given && !received;
  unit.emit(member, meetingChanged, { profile: other, met, blocked: given });
  if (heard) unit.emit(other, meetingChanged, { profile: member, met, blocked: received });
}
