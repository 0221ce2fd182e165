import type { Criteria } from '#contract/discovery/criteria.ts';
import { mostSavedSearches, type SavedSearch } from '#contract/discovery/list-saved-searches.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { normalizeCriteria } from '../search/criteria.ts';
import {
  insertSavedSearch,
  lockSavedSearches,
  savedSearchesOf,
  savedSearchIdByName,
  updateSavedSearch,
} from './saved-searches.sql.ts';
import { startNotices } from './search-notices.sql.ts';

interface SearchOwner {
  readonly member: Id;
  /** Origin of the links in mails. */
  readonly origin: string;
  readonly now: Date;
}

export type SavedSearchResult =
  | { readonly search: SavedSearch }
  | { readonly refused: 'not_found' | 'name_taken' | 'too_many_saved_searches' }
  | { readonly refused: 'already_saved'; readonly name: string };

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns why a search cannot be stored beside the member's others, or null. `named` is the id of the search
 * that already has this name.
 */
function clash(
  others: readonly SavedSearch[],
  named: Id | undefined,
  criteria: Criteria,
): SavedSearchResult | null {
  const equal = others.find((other) => sameText(normalizeCriteria(other.criteria), criteria));
  if (equal) return { refused: 'already_saved', name: equal.name };
  return others.some(({ id }) => id === named) ? { refused: 'name_taken' } : null;
}

async function notices(
  unit: Unit,
  who: SearchOwner,
  before: readonly SavedSearch[],
  wanted: boolean,
): Promise<void> {
  const afresh = !before.some(({ notice }) => notice);
  if (wanted) await startNotices(unit.db, { ...who, afresh });
}

/** Saves a search. Saving an identical search again returns the existing one (DISC-7). */
export async function storeSavedSearch(
  unit: Unit,
  who: SearchOwner,
  given: { readonly name: string; readonly criteria: Criteria; readonly notice: boolean },
): Promise<SavedSearchResult> {
  const { member, now } = who;
  await lockSavedSearches(unit.db, member);
  const before = await savedSearchesOf(unit.db, member);
  const criteria = normalizeCriteria(given.criteria);
  const named = await savedSearchIdByName(unit.db, member, given.name);
  const same = before.find(
    ({ id, ...other }) => id === named && sameText(normalizeCriteria(other.criteria), criteria),
  );
  if (same) return changeStoredSearch(unit, who, same.id, { notice: given.notice });
  const refused = clash(before, named, criteria);
  if (refused) return refused;
  if (before.length >= mostSavedSearches) return { refused: 'too_many_saved_searches' };
  const id = await insertSavedSearch(unit.db, { member, now, ...given, criteria });
  await notices(unit, who, before, given.notice);
  return { search: { id, name: given.name, criteria, notice: given.notice, created_at: now.toISOString() } };
}

/** Changes a saved search. Fields that are not given stay as they are. */
export async function changeStoredSearch(
  unit: Unit,
  who: SearchOwner,
  id: Id,
  given: {
    readonly name?: string | undefined;
    readonly criteria?: Criteria | undefined;
    readonly notice?: boolean | undefined;
  },
): Promise<SavedSearchResult> {
  const { member } = who;
  await lockSavedSearches(unit.db, member);
  const before = await savedSearchesOf(unit.db, member);
  const old = before.find((search) => search.id === id);
  if (!old) return { refused: 'not_found' };
  const search: SavedSearch = {
    ...old,
    name: given.name ?? old.name,
    criteria: normalizeCriteria(given.criteria ?? old.criteria),
    notice: given.notice ?? old.notice,
  };
  const others = before.filter((other) => other !== old);
  const refused = clash(others, await savedSearchIdByName(unit.db, member, search.name), search.criteria);
  if (refused) return refused;
  await updateSavedSearch(unit.db, member, search);
  await notices(unit, who, before, search.notice);
  return { search };
}
