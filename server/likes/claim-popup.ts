import { claimPopup } from '#contract/likes/claim-popup.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadCards } from '#server/profiles/door.ts';
import { claimUnshownLikes, unshownLikes } from './read-likes.sql.ts';
import { showAbouts } from './show-abouts.ts';

/** The maximum number of newest likes that are marked as shown at once. Older ones remain in the list. */
const most = 50;

/**
 * Likes of members who are not visible (yet) keep waiting, so that they are shown once the profile is
 * visible.
 */
export const claimPopupHandler = handler(claimPopup, async ({ member, site, input }, platform) => {
  const { db, clock } = platform;
  const now = clock.now();
  const waiting = await unshownLikes(db, member, input.profile ?? null, most);
  const others = waiting.map(({ other }) => other);
  const cards = await loadCards(db, site, others, now, { viewer: member, reach: 'meet' });
  if (cards.size === 0) return { like: null };
  const taken = await claimUnshownLikes(db, member, [...cards.keys()], now);
  const first = waiting.find(({ other }) => taken.has(other));
  const profile = first && cards.get(first.other);
  if (!first || !profile) return { like: null };
  const { other: id, at, origin, match } = first;
  const reference = { ...first, liked: member };
  const about = (await showAbouts(platform, member, [reference]))(reference);
  return { like: { id, profile, liked_at: at.toISOString(), match, origin, about, like_new: true } };
});
