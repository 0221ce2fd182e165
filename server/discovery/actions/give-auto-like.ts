import type { Id } from '#contract/kit/id.ts';
import { giveLike } from '#server/likes/give-like.ts';
import type { Platform } from '#server/platform/platform.ts';
import { claimAutoLike, drawFictional } from '../store/auto-likes.ts';

/** A member is a newcomer for this long. */
const newMilliseconds = 24 * 3_600_000;

/**
 * The one automatic like of a newcomer: in the demo from a fictional profile, labelled in words wherever it
 * shows. Elsewhere there is none to give: nothing that is no like may look like one (LIKE-3, FIC-8).
 * Answers with the giver, or null.
 */
export async function giveAutoLike(platform: Platform, site: number, member: Id): Promise<Id | null> {
  if (!platform.config.demo) return null;
  const now = platform.clock.now();
  const since = new Date(now.getTime() - newMilliseconds);
  const giver = await drawFictional(platform.db, member, since);
  if (giver === null) return null;
  return platform.transact(async (unit) => {
    if (!(await claimAutoLike(unit.db, member, now))) return null;
    await giveLike(unit, { site, from: giver, to: member, origin: 'fictional', now });
    return giver;
  });
}
