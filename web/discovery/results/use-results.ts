import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigationType } from 'react-router';
import * as z from 'zod/mini';
import { rememberedTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import type { MemberSearch } from '../criteria/member-search.ts';
import { resultPages } from './search-members.query.ts';

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
