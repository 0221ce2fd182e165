import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether what the cache holds came after an instant (milliseconds): an answer asked for then does not know of it. */
export function isNewerThan(queries: QueryClient, queryKey: QueryKey, instant: number): boolean {
  return (queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > instant;
}
