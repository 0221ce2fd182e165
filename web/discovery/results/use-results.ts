import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigationType } from 'react-router';
import * as z from 'zod/mini';
import { searchMembers, searchPageSize } from '#contract/discovery/search-members.ts';
import { minute } from '#contract/kit/durations.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { rememberedTags, type TrafficTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import type { MemberSearch } from '../criteria/member-search.ts';

/** How long a list is cached after the member left it, to be restored when they return (DISC-1). */
const kept = 30 * minute;

interface Circumstances {
  /** Snapshot of a page of the same search that is already shown. Further pages then belong to it. */
  readonly snapshot?: string | undefined;
  /** The traffic source of a visitor. Some sites let visitors from a traffic source search (DISC-2). */
  readonly tags?: TrafficTags;
}

/** The results of a search, page by page. The list does not change while a member looks at it. */
export function resultPages({ criteria, page }: MemberSearch, { snapshot, tags }: Circumstances = {}) {
  const { order = 'active', ...wishes } = criteria;
  const pages = pagesFor(
    searchMembers,
    { ...wishes, order, page },
    (last) =>
      last.pageNumber * searchPageSize < last.numResults
        ? { ...wishes, order, ...tags, page: last.pageNumber + 1, snapshot: last.snapshot }
        : undefined,
    { ...tags, ...(snapshot !== undefined && { snapshot }) },
  );
  return { ...pages, gcTime: kept, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
}

const leftByPager = z.object({ snapshot: z.string() });

/**
 * The results of the search in the address. On a return through history the list is restored as it was,
 * however old. On a new visit a stale list is shown and then updated. Nothing is requested unless `enabled`.
 */
export function useResults(search: MemberSearch, enabled = true) {
  const { state, search: query } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const snapshot = z.safeParse(leftByPager, state).data?.snapshot;
  const tags =
    typeof window === 'undefined' ? {} : { ...rememberedTags(), ...tagsOf(new URLSearchParams(query)) };
  return useInfiniteQuery({
    ...resultPages(search, { snapshot, tags }),
    enabled,
    placeholderData: keepPreviousData,
    refetchOnMount: cameBack ? (query) => query.state.isInvalidated : true,
  });
}

export type SearchResults = ReturnType<typeof useResults>;
