import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Onlooker } from '../visibility/reach.ts';
import { forVisitor } from '../visitors/visitor-card.ts';
import { visibleCardRows } from './cards.sql.ts';
import { type CardRow, cardFromRow } from './profile-from-row.ts';

const visitor: Onlooker = { viewer: null, reach: 'find' };

interface CardWithInterests {
  readonly card: ProfileCard;
  readonly interests: readonly string[];
}

/**
 * Of closed profiles, only those of unconfirmed members are ever listed (`readsUnconfirmed`). Their photos
 * are not (ACC-6).
 */
const listedCard = (row: CardRow, now: Date): ProfileCard => {
  const card = cardFromRow(row, now);
  return row.status === 'disabled' ? { ...card, online: false, main_image: null, unconfirmed: true } : card;
};

/** Like `loadCards`, with the interests of each member, to compare with the onlooker's own. */
export async function loadCardsWithInterests(
  db: Handle,
  site: number,
  ids: readonly Id[],
  now: Date,
  onlooker: Onlooker,
): Promise<Map<Id, CardWithInterests>> {
  if (ids.length === 0) return new Map();
  const rows = await visibleCardRows(db, site, ids, onlooker);
  const shown = (card: ProfileCard) => (onlooker.viewer === null ? forVisitor(card) : card);
  return new Map(
    rows.map((row) => [row.member_id, { card: shown(listedCard(row, now)), interests: row.interests }]),
  );
}

/**
 * Cards of members of a site, in one statement. The map leaves out members outside the onlooker's reach:
 * another site, unconfirmed, deleted, or blocked. A visitor gets neither presence nor place.
 */
export async function loadCards(
  db: Handle,
  site: number,
  ids: readonly Id[],
  now: Date,
  onlooker: Onlooker = visitor,
): Promise<Map<Id, ProfileCard>> {
  const found = await loadCardsWithInterests(db, site, ids, now, onlooker);
  return new Map([...found].map(([id, { card }]) => [id, card]));
}

const pairCards = (
  db: Handle,
  site: number,
  [one, other]: readonly [Id, Id],
  now: Date,
  reach: Onlooker['reach'],
): Promise<Map<Id, ProfileCard>> => {
  const viewer = sql<Id>`case profiles.member_id when ${one}::bigint then ${other}::bigint else ${one}::bigint end`;
  return loadCards(db, site, [one, other], now, { viewer, reach });
};

/**
 * The cards of two members, each only if the other member may meet them. These cards may appear in
 * notifications to the other member. One statement.
 */
export function loadPairCards(
  db: Handle,
  site: number,
  pair: readonly [Id, Id],
  now: Date,
): Promise<Map<Id, ProfileCard>> {
  return pairCards(db, site, pair, now, 'meet');
}

/**
 * The cards of two members, each only if the other member may read their messages. Unlike `loadPairCards`,
 * this includes an unconfirmed member who started the conversation, marked `unconfirmed` (ACC-6). One
 * statement.
 */
export function loadTalkCards(
  db: Handle,
  site: number,
  pair: readonly [Id, Id],
  now: Date,
): Promise<Map<Id, ProfileCard>> {
  return pairCards(db, site, pair, now, 'read');
}
