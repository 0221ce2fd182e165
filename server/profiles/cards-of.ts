import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Audience } from './rules/audience.ts';
import { cardOfRow } from './rules/profile-row.ts';
import { visibleCardRows } from './store/cards.ts';

/**
 * Cards of members of a site, in one statement. Whoever may not be shown (another site, not confirmed, gone) is
 * not in the map, so a caller leaves them out. Only a caller who has each of `ids` from a like or a conversation of
 * whoever will see the cards may call them acquaintances (ACC-14).
 */
export async function cardsOf(
  db: Handle,
  site: number,
  ids: readonly Id[],
  now: Date,
  audience: Audience = 'strangers',
): Promise<Map<Id, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const rows = await visibleCardRows(db, site, ids, audience);
  return new Map(rows.map((row) => [row.member_id, cardOfRow(row, now)]));
}
