import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { normalizeCriteria } from './criteria/member-search.ts';
import { startSearch } from './criteria/start-search.ts';
import { resultPages } from './results/use-results.ts';

export type Searcher = Pick<CurrentUser, 'profile'>;

/** The list with which /members starts, so that both pages share it. */
export const soughtList = (user: Searcher, settings: Settings) =>
  resultPages({ criteria: normalizeCriteria(startSearch(user, settings)), page: 1 });

/** Loads the people of `PeopleSought` on the server. Ignores a refused search: the page works without them. */
export const prefetchPeopleSought = (
  queries: QueryClient,
  user: Searcher,
  settings: Settings,
): Promise<void> => queries.prefetchInfiniteQuery(soughtList(user, settings));
