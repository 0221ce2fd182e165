import type { Criteria } from '#contract/discovery/criteria.ts';
import { type Relaxation, relaxations, searchPageSize } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { findMembers } from './find-members.sql.ts';
import { choiceColumns, type Search } from './search-conditions.sql.ts';

/** Maximum number of similar members of a search. */
const mostSimilar = 200;
/** Number of years by which similar members may first be younger or older. */
const someYears = 10;

const youngest = 18;

type Names = ReadonlyArray<keyof Criteria>;

const traits: Names = [...choiceColumns, 'interests', 'with_photo', 'online_now'];

const names: Readonly<Record<Relaxation, Names>> = {
  region: ['countryregion'],
  distance: ['distance'],
  country: ['country'],
  traits,
  ages: ['min_age', 'max_age'],
};

const without = (criteria: Criteria, dropped: Names): Criteria => ({
  ...criteria,
  ...Object.fromEntries(dropped.map((name) => [name, undefined])),
});

const widerAges = ({ min_age, max_age, ...others }: Criteria): Criteria => ({
  ...others,
  min_age: min_age === undefined ? undefined : Math.max(youngest, min_age - someYears),
  max_age: max_age === undefined ? undefined : max_age + someYears,
});

interface RelaxedSearch {
  readonly relaxed: Relaxation;
  readonly criteria: Criteria;
}

/**
 * Drops the wishes of a search one kind after the other. A kind that the search lacks is skipped. The ages get
 * wider before they are dropped. Without a country the nearest members come first. The gender and the choice
 * to hide fictional profiles are kept.
 */
export function relaxedSearches(criteria: Criteria): readonly RelaxedSearch[] {
  let left = criteria;
  return relaxations.flatMap((relaxed): RelaxedSearch[] => {
    const dropped = names[relaxed];
    if (dropped.every((name) => left[name] === undefined)) return [];
    const before = left;
    left = without(left, dropped);
    if (relaxed === 'country') left = { ...left, order: 'nearest' };
    const steps = relaxed === 'ages' ? [widerAges(before), left] : [left];
    return steps.map((step) => ({ relaxed, criteria: step }));
  });
}

export interface SimilarMembers {
  readonly ids: readonly Id[];
  readonly metres: ReadonlyArray<number | null>;
  /** The dropped wishes, in the order of dropping. */
  readonly relaxed: readonly Relaxation[];
}

/**
 * Finds similar members: the wishes are dropped until a page is full, so the members who miss the fewest come
 * first. Each kind of wish costs at most one statement (the ages two), and only a search with few matches has
 * similar members.
 */
export async function findSimilar(
  db: Handle,
  { criteria, build }: { readonly criteria: Criteria; readonly build: (criteria: Criteria) => Search },
  known: readonly Id[],
): Promise<SimilarMembers> {
  const ids: Id[] = [];
  const metres: Array<number | null> = [];
  const steps = relaxedSearches(criteria);
  let last = -1;
  for (const [at, step] of steps.entries()) {
    const most = mostSimilar - ids.length;
    const part = { without: [...known, ...ids], most, cap: mostSimilar };
    const found = await findMembers(db, build(step.criteria), part);
    ids.push(...found.ids);
    metres.push(...found.ids.map((_, nr) => found.metres[nr] ?? null));
    if (found.ids.length > 0) last = at;
    if (ids.length >= searchPageSize) break;
  }
  const relaxed = steps.slice(0, last + 1).map((step) => step.relaxed);
  return { ids, metres, relaxed: [...new Set(relaxed)] };
}
