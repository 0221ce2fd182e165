import type { Id } from '#contract/kit/id.ts';
import { likeRemoved } from '#contract/likes/events.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Unit } from '#server/platform/platform.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { isWithheld } from '#server/safety/door.ts';
import { deleteLike, lockPair } from './write-likes.sql.ts';

/**
 * Deletes a like on both sides. Without a like nothing changes and nobody is notified (LIKE-1). The recipient
 * is not notified if they never saw the like, because its giver is invisible to them or flagged as fraud
 * (ACC-6, FIC-9).
 */
async function withdrawLike(unit: Unit, site: number, from: Id, to: Id): Promise<void> {
  await lockPair(unit.db, from, to);
  const wasHeard = (await mayMeet(unit.db, site, from, to)) && !(await isWithheld(unit.db, from));
  if (!(await deleteLike(unit.db, from, to))) return;
  unit.emit(from, likeRemoved, { profile: to, given: true });
  if (wasHeard) unit.emit(to, likeRemoved, { profile: from, given: false });
}

export const unlikeMemberHandler = handler(
  unlikeMember,
  async ({ member, site, input: { profile } }, platform) => {
    await platform.transact((unit) => withdrawLike(unit, site, member, profile));
    return { profile };
  },
);
