import { keepPreviousData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigationType } from 'react-router';
import { searchMembers, searchPageSize } from '#contract/discovery/search-members.ts';
import { minute } from '#contract/kit/durations.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { rememberedTags, type TrafficTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import type { MemberSearch } from '../criteria/member-search.ts';

/** How long a list is cached after the member left it, to be restored when they return (DISC-1). */
const kept = 30 * minute;

interface Circumstances {
  /** The traffic source of a visitor. Some sites let visitors from a traffic source search (DISC-2). */
  readonly tags?: TrafficTags;
}

/** The results of a search, page by page. The list does not change while a member looks at it. */
export function resultPages({ criteria, page }: MemberSearch, { tags }: Circumstances = {}) {
  const { order = 'active', ...wishes } = criteria;
  const pages = pagesFor(
    searchMembers,
    { ...wishes, order, page },
    (last) =>
      last.pageNumber * searchPageSize < last.numResults
        ? { ...wishes, order, ...tags, page: last.pageNumber + 1, snapshot: last.snapshot }
        : undefined,
    { ...tags },
  );
  return { ...pages, gcTime: kept, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
}

/**
 * The first page of the list to show for a search. If a list that holds the page is still in the cache, the list
 * is shown as it was left, from its own first page. Else the list starts with the page of the address.
 */
function firstPageOf(client: QueryClient, { criteria, page }: MemberSearch): number {
  for (let start = 1; start < page; start += 1) {
    const list = client.getQueryData(resultPages({ criteria, page: start }).queryKey);
    if (list?.pages.some(({ pageNumber }) => pageNumber === page)) return start;
  }
  return page;
}

/**
 * The results of the search in the address. On a return through history the list is restored as it was,
 * however old. On a new visit a stale list is shown and then updated. Nothing is requested unless `enabled`.
 */
export function useResults(search: MemberSearch, enabled = true) {
  const { search: query } = useLocation();
  const client = useQueryClient();
  const cameBack = useNavigationType() === 'POP';
  const tags =
    typeof window === 'undefined' ? {} : { ...rememberedTags(), ...tagsOf(new URLSearchParams(query)) };
  return useInfiniteQuery({
    ...resultPages({ ...search, page: firstPageOf(client, search) }, { tags }),
    enabled,
    placeholderData: keepPreviousData,
    refetchOnMount: cameBack ? (query) => query.state.isInvalidated : true,
  });
}

export type SearchResults = ReturnType<typeof useResults>;
