import { autoLike } from '#contract/discovery/auto-like.ts';
import { standingLikeDays, standingLikePauseMinutes } from '#contract/discovery/get-standing-like.ts';
import type { Id } from '#contract/kit/id.ts';
import type { LikeOrigin } from '#contract/likes/get-likes.ts';
import { giveLike } from '#server/likes/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays, addMinutes } from '#server/platform/time.ts';
import { loadCards } from '#server/profiles/door.ts';
import { claimAutoLike, drawFictionalGiver, releaseAutoLike } from './auto-likes.sql.ts';
import { claimGiver, standingGivers } from './standing-givers.sql.ts';

/** Number of days during which a member counts as a newcomer. */
const newDays = 7;

interface Giver {
  readonly from: Id;
  readonly origin: LikeOrigin;
}

/**
 * Gives a newcomer their one automatic like and returns the giver, or null. The giver is a member with a
 * standing like that the newcomer fits. In the demo the fallback is a fictional profile, which carries its
 * label everywhere. Without a giver there is no like: a like that no member asked for must not be shown
 * (LIKE-3, FIC-8, FIC-15).
 */
async function giveAutoLike(platform: Platform, site: number, member: Id): Promise<Id | null> {
  const now = platform.clock.now();
  const ago = (days: number) => addDays(now, -days);
  const givers = await standingGivers(platform.db, {
    member,
    now,
    joinedSince: ago(newDays),
    activeSince: ago(standingLikeDays),
    lot: Math.random(),
  });
  const fictional =
    givers.length === 0 && platform.config.demo
      ? await drawFictionalGiver(platform.db, member, ago(newDays))
      : null;
  if (givers.length === 0 && fictional === null) return null;
  return platform.transact(async (unit) => {
    if (!(await claimAutoLike(unit.db, member, now))) return null;
    const next = addMinutes(now, standingLikePauseMinutes);
    const standing = givers.length === 0 ? null : await claimGiver(unit.db, givers, { now, next });
    const giver: Giver | null =
      standing !== null
        ? { from: standing, origin: 'standing' }
        : fictional === null
          ? null
          : { from: fictional, origin: 'fictional' };
    // Other newcomers claimed these givers first: this newcomer can ask again.
    if (giver === null) {
      await releaseAutoLike(unit.db, member);
      return null;
    }
    await giveLike(unit, { site, ...giver, to: member, now });
    return giver.from;
  });
}

export const autoLikeHandler = handler(autoLike, async ({ member, site }, platform) => {
  const giver = await giveAutoLike(platform, site, member);
  if (giver === null) return { profile: null };
  const viewed = { viewer: member, reach: 'meet' } as const;
  const card = (await loadCards(platform.db, site, [giver], platform.clock.now(), viewed)).get(giver);
  if (!card) return { profile: null };
  const { id, fictional, main_image } = card;
  return { profile: { id, fictional, main_image: main_image && { match: main_image.match } } };
});
