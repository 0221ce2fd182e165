import type { Id } from '#contract/kit/id.ts';
import { likeAboutChanged, likeGiven, likeReceived } from '#contract/likes/events.ts';
import type { LikeOrigin } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { notifyMember } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Unit } from '#server/platform/platform.ts';
import { loadPairCards, mayMeet } from '#server/profiles/door.ts';
import { pushLikeJob } from './push-like.job.ts';
import { aboutToGive, type GivenAbout } from './show-abouts.ts';
import { insertLike, lockPair, lockPart, setLikeAbout } from './write-likes.sql.ts';

export interface GivenLike {
  readonly site: number;
  readonly from: Id;
  readonly to: Id;
  /** The source of the like. `own` is a tap; no other origin may appear as a tap (LIKE-3, FIC-8). */
  readonly origin: LikeOrigin;
  readonly now: Date;
  /** The photo or answer that the like is about. Only a tap has one. */
  readonly about?: GivenAbout | null;
}

/**
 * Gives a like from one member to another, in the caller's transaction. Idempotent. The caller checks whether
 * `to` may be liked.
 * - After the commit the giver's devices get `like-given` and the recipient's get `like-received`.
 * - Each event is sent only if the card it contains may be shown.
 * - The recipient gets nothing from a member who is flagged as fraud (FIC-9).
 */
export async function giveLike(unit: Unit, like: GivenLike): Promise<{ match: boolean; created: boolean }> {
  const { site, from, to, origin, now, about = null } = like;
  await lockPair(unit.db, from, to);
  const outcome = await insertLike(unit.db, { from, to, origin, at: now, about: about?.part });
  if (!outcome.created) {
    if (about) await changeAbout(unit, { ...like, about }, outcome.withheld);
    return outcome;
  }

  const cards = await loadPairCards(unit.db, site, [from, to], now);
  const { match } = outcome;
  const liked_at = now.toISOString();
  const liked = cards.get(to);
  const liker = cards.get(from);
  if (liked)
    unit.emit(from, likeGiven, {
      id: to,
      profile: liked,
      liked_at,
      match,
      origin,
      about: about?.forGiver ?? null,
    });
  if (liker && !outcome.withheld) {
    unit.emit(to, likeReceived, {
      id: from,
      profile: liker,
      liked_at,
      match,
      origin,
      about: about?.forReceiver ?? null,
      like_new: true,
    });
    // A like that nobody tapped causes no notification (MEET-1).
    if (origin === 'own')
      await notifyMember(unit, {
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

/**
 * An existing like is now about something else. The lists change, and nobody is notified.
 */
async function changeAbout(
  unit: Unit,
  { site, from, to, about }: GivenLike & { readonly about: GivenAbout },
  withheld: boolean,
): Promise<void> {
  if (!(await setLikeAbout(unit.db, from, to, about.part))) return;
  const changed = { origin: 'own' } as const;
  unit.emit(from, likeAboutChanged, { ...changed, profile: to, given: true, about: about.forGiver });
  if (withheld || !(await mayMeet(unit.db, site, from, to))) return;
  unit.emit(to, likeAboutChanged, { ...changed, profile: from, given: false, about: about.forReceiver });
}

export const likeMemberHandler = handler(likeMember, async (call, platform) => {
  const { member, site, input } = call;
  if (input.profile === member) call.refuse('own_profile');
  if (!(await mayMeet(platform.db, site, input.profile, member))) call.refuse('not_found');
  const { profile, about: part } = input;
  const about = part === undefined ? null : await aboutToGive(platform, member, profile, part);
  if (part !== undefined && about === null) call.refuse('part_gone');
  const now = platform.clock.now();
  const { match } = await platform.transact(async (unit) => {
    if (about && !(await lockPart(unit.db, profile, about.part))) call.refuse('part_gone');
    return giveLike(unit, { site, from: member, to: profile, origin: 'own', now, about });
  });
  return { profile, match };
});
