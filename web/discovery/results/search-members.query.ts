import { searchMembers, searchPageSize } from '#contract/discovery/search-members.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';
import type { TrafficTags } from '#web/tracking/traffic-tags.ts';
import type { MemberSearch } from '../criteria/member-search.ts';

/** So long after somebody left a list it is still there, as it was, when they come back (DISC-1). */
const kept = 30 * 60_000;

interface Circumstances {
  /** Of a page of the same search that is there already: the others become its own pages. */
  readonly snapshot?: string | undefined;
  /** Where a visitor came from: some sites let those search who were sent (DISC-2). */
  readonly tags?: TrafficTags;
}

/** The results of a search, page after page; the list does not change under whoever looks at it. */
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
