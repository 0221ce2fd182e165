import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadCards } from './load-cards.ts';

/**
 * The cards of two members, each only if the other member may meet them. These cards may appear in
 * notifications to the other member. One statement.
 */
export function loadPairCards(
  db: Handle,
  site: number,
  [one, other]: readonly [Id, Id],
  now: Date,
): Promise<Map<Id, ProfileCard>> {
  const viewer = sql<Id>`case profiles.member_id when ${one}::bigint then ${other}::bigint else ${one}::bigint end`;
  return loadCards(db, site, [one, other], now, { viewer, reach: 'meet' });
}
