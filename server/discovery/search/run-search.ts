import { createHash, randomBytes } from 'node:crypto';
import type { Criteria } from '#contract/discovery/criteria.ts';
import {
  type SearchResult,
  searchCap,
  type searchMembers,
  searchPageSize,
} from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadCards } from '#server/profiles/door.ts';
import { buildSearch, type SearchContext } from './build-search.ts';
import { distanceBand } from './distance-band.ts';
import { findMembers } from './find-members.sql.ts';
import type { Search } from './search-conditions.sql.ts';
import { searcherOf } from './searcher.sql.ts';
import { type SnapshotPage, snapshotPage, storeSnapshot } from './snapshots.sql.ts';

const saltBytes = 9;
const idBytes = 8;

/** Token of a search. It identifies the snapshot and contains the ids of the first page. */
interface SnapshotToken {
  readonly text: string;
  readonly first: readonly Id[];
}

/**
 * Creates a token that contains the first page. So a search without further pages is not stored, and later
 * pages can be computed on request.
 */
function newSnapshotToken(first: readonly Id[]): string {
  const ids = Buffer.alloc(first.length * idBytes);
  first.forEach((id, at) => void ids.writeBigUInt64BE(BigInt(id), at * idBytes));
  return Buffer.concat([randomBytes(saltBytes), ids]).toString('base64url');
}

/** Reads a token. Null if it is not one of our tokens. */
function readSnapshotToken(text: string, most: number): SnapshotToken | null {
  const ids = Buffer.from(text, 'base64url').subarray(saltBytes);
  const count = ids.length / idBytes;
  if (!Number.isInteger(count) || count > most) return null;
  const first = Array.from({ length: count }, (_, at) => Number(ids.readBigUInt64BE(at * idBytes)));
  const isFair = new Set(first).size === count && first.every((id) => Number.isSafeInteger(id) && id > 0);
  return isFair ? { text, first } : null;
}

const kept = 3_600_000;

export interface Query {
  readonly asker: SearchContext;
  readonly criteria: Criteria;
  readonly page: number;
  /** The token of an earlier response. */
  readonly snapshot: string | undefined;
  readonly now: Date;
  /** Whether the caller may store one more snapshot. Asked only before a new one is stored. */
  readonly mayStore: () => Promise<boolean>;
}

export interface Databases {
  readonly db: Handle;
  /** A replica, which may lag behind the primary. */
  readonly replica: Handle;
}

type Answer = AnswerOf<typeof searchMembers>;
type Refused = 'no_position' | 'invalid_snapshot';

const counts = (found: number, fictional: number) => ({
  numResults: Math.min(found, searchCap),
  numResultsCapped: found > searchCap,
  numFictional: found > searchCap ? null : fictional,
});

/**
 * The key of a stored snapshot. Visitors whose first pages are equal share one row: they have no position and
 * no blocks, so their results are the same.
 */
const keyOf = ({ asker, criteria }: Query, token: SnapshotToken): Buffer => {
  const origin = asker.member === null ? token.first : token.text;
  return createHash('sha256')
    .update(JSON.stringify([asker.site, asker.member, origin, Object.entries(criteria).sort()]))
    .digest();
};

/** Returns the results as cards in their order. Leaves out members who may not be shown. */
async function resultsOf(
  { replica }: Databases,
  { asker, now }: Query,
  ids: readonly Id[],
  metres: ReadonlyArray<number | null>,
): Promise<Map<Id, SearchResult>> {
  const cards = await loadCards(replica, asker.site, ids, now, { viewer: asker.member, reach: 'find' });
  const entries = ids.flatMap((id, at): Array<[Id, SearchResult]> => {
    const card = cards.get(id);
    return card ? [[id, { ...card, distance_band: distanceBand(metres[at], card) }]] : [];
  });
  return new Map(entries);
}

async function freshPage(databases: Databases, query: Query, search: Search): Promise<Answer> {
  const found = await findMembers(databases.replica, search, {
    without: [],
    most: searchPageSize,
    similar: searchPageSize,
    cap: searchCap,
  });
  const shown = await resultsOf(databases, query, [...found.ids, ...found.similar], found.metres);
  const inOrder = (ids: readonly Id[]) => ids.flatMap((id) => shown.get(id) ?? []);
  const similarResults = inOrder(found.similar);
  return {
    pageNumber: 1,
    results: inOrder(found.ids),
    ...counts(found.count, found.fictional),
    similarResults,
    numSimilar: similarResults.length,
    snapshot: newSnapshotToken(found.ids),
  };
}

/**
 * Returns the page of the token's snapshot. Computes the snapshot if it does not exist (any more), and stores
 * it. Callers who stored too many get their page all the same, but computed anew each time.
 */
async function keptPage(
  databases: Databases,
  query: Query,
  search: Search,
  token: SnapshotToken,
): Promise<Answer> {
  const { db } = databases;
  const key = keyOf(query, token);
  const from = (query.page - 1) * searchPageSize + 1;
  const { near, nearMetres } = search;
  const part = { from, to: from + searchPageSize - 1, viewer: query.asker.member, near, nearMetres };
  let page = await snapshotPage(db, key, part);
  if (!page) {
    const { first } = token;
    const most = searchCap - first.length;
    const others = await findMembers(db, search, { without: first, most, similar: 0, cap: searchCap });
    const snapshot = { ids: [...first, ...others.ids], found: others.count, fictional: others.fictional };
    if (await query.mayStore()) {
      await storeSnapshot(db, { key, snapshot, until: new Date(query.now.getTime() + kept) });
      page = await snapshotPage(db, key, part);
    } else {
      const metres = [...first.map(() => null), ...others.metres];
      page = {
        ...snapshot,
        ids: snapshot.ids.slice(from - 1, part.to),
        metres: metres.slice(from - 1, part.to),
      };
    }
  }
  const { ids, metres, found, fictional }: SnapshotPage = page ?? {
    ids: [],
    metres: [],
    found: 0,
    fictional: 0,
  };
  const shown = await resultsOf(databases, query, ids, metres);
  return {
    pageNumber: query.page,
    results: [...shown.values()],
    ...counts(found, fictional),
    similarResults: [],
    numSimilar: 0,
    snapshot: token.text,
  };
}

/**
 * Returns a page of search results.
 * - The first page takes three statements for a member and two for a visitor, whatever the number of results,
 *   and writes nothing.
 * - A later page takes three statements, or five if the snapshot has to be computed.
 * - A distance requires a position to measure from; a later page requires a valid token.
 */
export async function runSearch(databases: Databases, query: Query): Promise<Answer | Refused> {
  const { asker, criteria, page, snapshot, now } = query;
  const searcher = asker.member === null ? undefined : await searcherOf(databases.replica, asker.member);
  const search = buildSearch(criteria, asker, searcher, now);
  if (criteria.distance !== undefined && search.near === null) return 'no_position';
  const token = snapshot === undefined ? undefined : readSnapshotToken(snapshot, searchPageSize);
  if (token === null) return 'invalid_snapshot';
  // A search that fits on its first page has no later pages.
  const isWhole = token === undefined || token.first.length < searchPageSize;
  if (page === 1 && isWhole) return freshPage(databases, query, search);
  if (token) return keptPage(databases, query, search, token);
  const first = await findMembers(databases.replica, search, {
    without: [],
    most: searchPageSize,
    similar: 0,
    cap: searchCap,
  });
  const text = newSnapshotToken(first.ids);
  return keptPage(databases, query, search, { text, first: first.ids });
}
