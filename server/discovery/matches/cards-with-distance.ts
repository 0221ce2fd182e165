import type { SearchResult } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadCards } from '#server/profiles/door.ts';
import { distanceBand } from '../search/distance-band.ts';
import { sharedWith } from '../search/shared-interests.ts';

interface MemberAtDistance {
  readonly member_id: Id;
  readonly metres: number | null;
  readonly interests: readonly string[];
}

/**
 * Adds the card, the distance band and the shared interests to each candidate. Leaves out members who may not be found (any more).
 */
export async function cardsWithDistance<Found extends MemberAtDistance>(
  db: Handle,
  found: readonly Found[],
  {
    site,
    viewer,
    now,
    interests,
  }: {
    readonly site: number;
    readonly viewer: Id;
    readonly now: Date;
    /** The viewer's own. */
    readonly interests: readonly string[];
  },
): Promise<Array<{ readonly found: Found; readonly card: SearchResult }>> {
  const ids = found.map(({ member_id }) => member_id);
  const cards = await loadCards(db, site, ids, now, { viewer, reach: 'find' });
  const shared = sharedWith(site, interests);
  return found.flatMap((one) => {
    const card = cards.get(one.member_id);
    if (!card) return [];
    const distance_band = distanceBand(one.metres, card);
    return [{ found: one, card: { ...card, distance_band, shared_interests: shared(one.interests) } }];
  });
}
