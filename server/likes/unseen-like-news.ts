import type { Id } from '#contract/kit/id.ts';
import type { UnseenNews } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { loadCards } from '#server/profiles/door.ts';
import { unseenLikes } from './unseen-likes.sql.ts';

/** The likes since a moment that a member has not seen, from members they may meet (FIC-8, FIC-9). */
export async function unseenLikeNews(
  { db, clock }: Platform,
  site: number,
  member: Id,
  since: Date,
): Promise<UnseenNews[]> {
  const likes = await unseenLikes(db, member, since);
  const others = likes.map(({ other }) => other);
  const cards = await loadCards(db, site, others, clock.now(), { viewer: member, reach: 'meet' });
  return likes.flatMap(({ other, at, match }) => {
    const card = cards.get(other);
    if (card === undefined) return [];
    return [{ kind: match ? 'match' : 'like', about: 0, at, count: 1, fictional: card.fictional } as const];
  });
}
