import { searchCap, type searchMembers, searchPageSize } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf, InputOf } from '#contract/kit/operation.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { cardsOf } from '#server/profiles/cards-of.ts';
import { birthDates } from './rules/birth-dates.ts';
import { soughtGender } from './rules/sought-gender.ts';
import { findMembers, type Search } from './store/find-members.ts';
import { type Searcher, searcherOf } from './store/searcher.ts';

const youngest = 18;
/** Years by which similar members may be younger or older. */
const similarYears = 10;

type Query = InputOf<typeof searchMembers>;

/** Who searches where; `member` is null for a visitor. */
export interface Asker {
  readonly site: number;
  readonly niche: number;
  readonly member: Id | null;
}

const searchOf = (query: Query, asker: Asker, searcher: Searcher | undefined, now: Date): Search => ({
  site: asker.site,
  except: asker.member,
  gender: query.gender ?? soughtGender(searcher?.looking_for, asker.niche),
  country: query.country ?? null,
  region: query.countryregion ?? null,
  born: birthDates(query.min_age, query.max_age, now),
  similarBorn: birthDates(
    Math.max(youngest, query.min_age - similarYears),
    query.max_age + similarYears,
    now,
  ),
  near: query.order === 'nearest' ? (searcher?.position ?? null) : null,
  offset: (query.page - 1) * searchPageSize,
  pageSize: searchPageSize,
  cap: searchCap,
});

const inOrder = (ids: readonly Id[], cards: ReadonlyMap<Id, ProfileCard>): ProfileCard[] =>
  ids.flatMap((id) => cards.get(id) ?? []);

/** A page of search results: three statements for a member, two for a visitor, however many are found. */
export async function searchFor(
  db: Handle,
  asker: Asker,
  query: Query,
  now: Date,
): Promise<AnswerOf<typeof searchMembers>> {
  const searcher = asker.member === null ? undefined : await searcherOf(db, asker.member);
  const found = await findMembers(db, searchOf(query, asker, searcher, now));
  const cards = await cardsOf(db, asker.site, [...found.ids, ...found.similar], now);
  const similarResults = inOrder(found.similar, cards);
  return {
    pageNumber: query.page,
    results: inOrder(found.ids, cards),
    numResults: Math.min(found.count, searchCap),
    numResultsCapped: found.count > searchCap,
    numFictional: found.count > searchCap ? null : found.fictional,
    similarResults,
    numSimilar: similarResults.length,
  };
}
