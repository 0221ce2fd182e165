import type { Id } from '#contract/kit/id.ts';
import { likeGiven, likeReceived } from '#contract/likes/events.ts';
import type { LikeOrigin } from '#contract/likes/like.ts';
import { tellMember } from '#server/notifications/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { cardsOfPair } from '#server/profiles/door.ts';
import { lockPair } from './lock-pair.sql.ts';
import { pushLikeJob } from './push-like.job.ts';
import { insertLike } from './write-likes.sql.ts';

export interface GivenLike {
  readonly site: number;
  readonly from: Id;
  readonly to: Id;
  /** Whose act it is: `own` is a tap; nothing else may appear as one (LIKE-3, FIC-8). */
  readonly origin: LikeOrigin;
  readonly now: Date;
}

/**
 * One member likes another, in the caller's transaction; the second time changes nothing. After the commit
 * the giver's devices hear `like-given` and the other's `like-received`, each only where the card of the
 * one it tells about may be shown, and the other nothing of who is flagged as fraud (FIC-9). Whether `to` may be
 * liked is the caller's question.
 */
export async function giveLike(unit: Unit, like: GivenLike): Promise<{ match: boolean; created: boolean }> {
  const { site, from, to, origin, now } = like;
  await lockPair(unit.db, from, to);
  const outcome = await insertLike(unit.db, { from, to, origin, at: now });
  if (!outcome.created) return outcome;

  const cards = await cardsOfPair(unit.db, site, [from, to], now);
  const { match } = outcome;
  const liked_at = now.toISOString();
  const liked = cards.get(to);
  const liker = cards.get(from);
  if (liked) unit.emit(from, likeGiven, { id: to, profile: liked, liked_at, match, origin });
  if (liker && !outcome.withheld) {
    unit.emit(to, likeReceived, { id: from, profile: liker, liked_at, match, origin, like_new: true });
    // What nobody did by hand is no news to call anyone for (MEET-1).
    if (origin === 'own')
      await tellMember(unit, {
        member: to,
        kind: match ? 'match' : 'like',
        now,
        push: {
          job: pushLikeJob,
          payload: { member: to, site, from, device: null, tries: 0 },
          key: `${to} ${from}`,
        },
      });
  }
  return outcome;
}
