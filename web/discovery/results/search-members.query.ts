import { searchMembers, searchPageSize } from '#contract/discovery/search-members.ts';
import { minute } from '#contract/kit/durations.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';
import type { TrafficTags } from '#web/tracking/traffic-tags.ts';
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
