import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Whether the cached data is newer than a time (milliseconds). An answer requested at that time would be
 * outdated.
 */
export function isCacheNewer(queries: QueryClient, queryKey: QueryKey, instant: number): boolean {
  return (queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > instant;
}
