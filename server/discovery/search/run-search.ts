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
import { loadCardsWithInterests } from '#server/profiles/door.ts';
import { buildSearch, type SearchContext } from './build-search.ts';
import { distanceBand } from './distance-band.ts';
import { findMembers } from './find-members.sql.ts';
import type { Search } from './search-conditions.sql.ts';
import { type Searcher, searcherOf } from './searcher.sql.ts';
import { sharedWith } from './shared-interests.ts';
import { findSimilar } from './similar-members.ts';
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
  /** A page of similar members instead of matches. */
  readonly similar?: boolean | undefined;
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
const keyOf = ({ asker, criteria, similar = false }: Query, token: SnapshotToken): Buffer => {
  const origin = asker.member === null ? token.first : token.text;
  return createHash('sha256')
    .update(JSON.stringify([asker.site, asker.member, origin, similar, Object.entries(criteria).sort()]))
    .digest();
};

/** A search with what it starts from. */
interface Run {
  readonly databases: Databases;
  readonly query: Query;
  readonly searcher: Searcher | undefined;
  readonly search: Search;
}

interface Listed {
  readonly ids: readonly Id[];
  readonly metres: ReadonlyArray<number | null>;
}

/** Returns the results as cards in their order. Leaves out members who may not be shown. */
async function resultsOf(
  { databases, query, searcher }: Run,
  { ids, metres }: Listed,
): Promise<SearchResult[]> {
  const { asker, now } = query;
  const onlooker = { viewer: asker.member, reach: 'find' } as const;
  const cards = await loadCardsWithInterests(databases.replica, asker.site, ids, now, onlooker);
  const shared = sharedWith(asker.site, searcher?.interests ?? []);
  return ids.flatMap((id, at) => {
    const found = cards.get(id);
    if (!found) return [];
    const { card, interests } = found;
    return [{ ...card, distance_band: distanceBand(metres[at], card), shared_interests: shared(interests) }];
  });
}

const similarTo = ({ query: { criteria, asker, now }, searcher }: Run, db: Handle, known: readonly Id[]) =>
  findSimilar(db, { criteria, build: (one) => buildSearch(one, asker, searcher, now) }, known);

async function freshPage(run: Run): Promise<Answer> {
  const { replica } = run.databases;
  const part = { without: [], most: searchPageSize, cap: searchCap };
  const found = await findMembers(replica, run.search, part);
  const isFew = found.count < searchPageSize;
  const similar = isFew ? await similarTo(run, replica, found.ids) : { ids: [], metres: [], relaxed: [] };
  const first = similar.ids.slice(0, searchPageSize);
  const shown = await resultsOf(run, {
    ids: [...found.ids, ...first],
    metres: [...found.ids.map((_, at) => found.metres[at] ?? null), ...similar.metres],
  });
  const among = (ids: readonly Id[]) => shown.filter(({ id }) => ids.includes(id));
  return {
    pageNumber: 1,
    results: among(found.ids),
    ...counts(found.count, found.fictional),
    similarResults: among(first),
    numSimilar: similar.ids.length,
    similarRelaxed: [...similar.relaxed],
    similarSnapshot: first.length > 0 ? newSnapshotToken(first) : null,
    snapshot: newSnapshotToken(found.ids),
  };
}

/** Computes the members of a snapshot beyond its first page. */
async function beyondFirst({ databases, query, search, ...run }: Run, first: readonly Id[]) {
  const { db } = databases;
  const most = searchCap - first.length;
  if (!query.similar) {
    const found = await findMembers(db, search, { without: first, most, cap: searchCap });
    return { ...found, found: found.count };
  }
  const known = await findMembers(db, search, { without: [], most: searchPageSize, cap: searchPageSize });
  const all = { databases, query, search, ...run };
  const similar = await similarTo(all, db, [...known.ids, ...first]);
  return { ...similar, found: first.length + similar.ids.length, fictional: 0 };
}

/**
 * Returns the page of the token's snapshot. Computes the snapshot if it does not exist (any more), and stores
 * it. Callers who stored too many get their page all the same, but computed anew each time.
 */
async function keptPage(run: Run, token: SnapshotToken): Promise<Answer> {
  const { databases, query, search } = run;
  const { db } = databases;
  const key = keyOf(query, token);
  const from = (query.page - 1) * searchPageSize + 1;
  const { near, nearMetres } = search;
  const part = { from, to: from + searchPageSize - 1, viewer: query.asker.member, near, nearMetres };
  let page = await snapshotPage(db, key, part);
  if (!page) {
    const { first } = token;
    const others = await beyondFirst(run, first);
    const snapshot = { ids: [...first, ...others.ids], found: others.found, fictional: others.fictional };
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
  const listed: SnapshotPage = page ?? { ids: [], metres: [], found: 0, fictional: 0 };
  const shown = await resultsOf(run, listed);
  const none = { similarResults: [], numSimilar: 0, similarRelaxed: [], similarSnapshot: null };
  return query.similar
    ? {
        ...counts(0, 0),
        pageNumber: query.page,
        results: [],
        similarResults: shown,
        numSimilar: listed.found,
        similarRelaxed: [],
        similarSnapshot: token.text,
        snapshot: token.text,
      }
    : {
        ...none,
        ...counts(listed.found, listed.fictional),
        pageNumber: query.page,
        results: shown,
        snapshot: token.text,
      };
}

/** Starts a list whose first page the caller does not have. */
async function newToken(run: Run): Promise<SnapshotToken> {
  const { replica } = run.databases;
  const part = { without: [], most: searchPageSize, cap: searchCap };
  const { ids } = await findMembers(replica, run.search, part);
  const first = run.query.similar ? (await similarTo(run, replica, ids)).ids.slice(0, searchPageSize) : ids;
  return { text: newSnapshotToken(first), first };
}

/**
 * Returns a page of search results.
 * - The first page takes three statements for a member and two for a visitor, whatever the number of results,
 *   and writes nothing. If there are few matches, each kind of wish that is dropped takes one more.
 * - A later page takes three statements, or five if the snapshot has to be computed.
 * - A distance requires a position to measure from; a later page requires a valid token.
 */
export async function runSearch(databases: Databases, query: Query): Promise<Answer | Refused> {
  const { asker, criteria, page, snapshot, now, similar } = query;
  const searcher = asker.member === null ? undefined : await searcherOf(databases.replica, asker.member);
  const search = buildSearch(criteria, asker, searcher, now);
  if (criteria.distance !== undefined && search.near === null) return 'no_position';
  const token = snapshot === undefined ? undefined : readSnapshotToken(snapshot, searchPageSize);
  if (token === null) return 'invalid_snapshot';
  const run: Run = { databases, query, searcher, search };
  // A search that fits on its first page has no later pages.
  const isWhole = token === undefined || token.first.length < searchPageSize;
  if (!similar && page === 1 && isWhole) return freshPage(run);
  return keptPage(run, token ?? (await newToken(run)));
}
